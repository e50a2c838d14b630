import type { FormTexts } from '@/components/forms/texts';
import type { Messages } from '@/lib/i18n/messages';

/** Texts of the application. */
export type ScoutingTexts = FormTexts & { scouting: Messages['scouting'] };
