import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** What a form needs to speak: passed to the islands as it stands in `messages/`. */
export type FormTexts = {
  locale: Locale;
  forms: Messages['forms'];
  /** Where it leads: given to its island, which then loads no route table. */
  paths: FormPaths;
};

export type FormPaths = Readonly<Record<'privacy' | 'models', string>>;
