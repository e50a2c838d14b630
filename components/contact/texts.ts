import type { FormTexts } from '@/components/forms/texts';
import type { Messages } from '@/lib/i18n/messages';

/** What the contact form needs to speak. */
export type ContactTexts = FormTexts & { contact: Messages['contact'] };

/** The id of the form's heading, which stands below the thanks. */
export const FORM_HEADING = 'write';
