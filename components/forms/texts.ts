import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';

/** What a form needs to speak: passed to its island, which loads neither messages nor routes. */
export type FormTexts = {
  locale: Locale;
  forms: Messages['forms'];
  /** Where it leads: to what is done with its data and, once it is sent, on to the models. */
  paths: Readonly<Record<'privacy' | 'models', string>>;
};

/** The texts that all forms of a language share. */
export function formTexts(locale: Locale): FormTexts {
  const paths = {
    privacy: pathOf(locale, { page: 'privacy' }),
    models: pathOf(locale, { page: 'roster', view: 'models' }),
  };
  return { locale, forms: messagesOf(locale).forms, paths };
}
