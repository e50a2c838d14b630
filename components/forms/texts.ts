import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import type { PlainPage } from '@/lib/routes/route';

/** What a form needs to speak: passed to its island, which loads neither messages nor routes. */
export type FormTexts = {
  locale: Locale;
  forms: Messages['forms'];
  /** Its own page, and where it leads: to what is done with its data and, once it is sent, to the models. */
  paths: Readonly<Record<'form' | 'privacy' | 'models', string>>;
};

/** The texts that all forms of a language share, for the form of a page. */
export function formTexts(locale: Locale, page: PlainPage): FormTexts {
  const paths = {
    form: pathOf(locale, { page }),
    privacy: pathOf(locale, { page: 'privacy' }),
    models: pathOf(locale, { page: 'roster', view: 'models' }),
  };
  return { locale, forms: messagesOf(locale).forms, paths };
}
