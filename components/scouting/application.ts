import type { FormTexts } from '@/components/forms/texts';
import type { CheckedForm } from '@/components/forms/use-checked-form';
import type { Messages } from '@/lib/i18n/messages';
import type { ScoutingImage } from '@/lib/scouting/image-rules';
import type { ScoutingAnswers } from '@/lib/scouting/schema';

export type ScoutingTexts = FormTexts & { scouting: Messages['scouting'] };

/** The values of the form: the answers, and the photos chosen so far. */
export type Application = ScoutingAnswers & Partial<Record<ScoutingImage, File | null>>;

export type PartProps = { texts: ScoutingTexts; form: CheckedForm<Application> };
