import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import type { PlainPage } from '@/lib/routes/route';

/** Texts of a form, passed to its island, which loads neither messages nor routes. */
export type FormTexts = {
  locale: Locale;
  forms: Messages['forms'];
  /** The name of the region of messages. */
  region: string;
  /** The page of the form, and what it and its success screen link to. */
  paths: Readonly<Record<'form' | 'privacy' | 'models', string>>;
};

/** The texts that all forms of a language share, with the paths for the form of this page. */
export function formTexts(locale: Locale, page: PlainPage): FormTexts {
  const paths = {
    form: pathOf(locale, { page }),
    privacy: pathOf(locale, { page: 'privacy' }),
    models: pathOf(locale, { page: 'roster', view: 'models' }),
  };
  const { forms, favorites } = messagesOf(locale);
  return { locale, forms, region: favorites.heart.messages, paths };
}
