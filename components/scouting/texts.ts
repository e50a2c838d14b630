import type { FormTexts } from '@/components/forms/texts';
import type { Messages } from '@/lib/i18n/messages';

/** What the application needs to speak. */
export type ScoutingTexts = FormTexts & { scouting: Messages['scouting'] };
