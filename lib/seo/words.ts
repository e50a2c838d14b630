import 'server-only';
import type { getTranslations } from 'next-intl/server';
import { trimEnd } from '../clean-text';
import type { Locale } from '../i18n/locales';
import { agency, siteName } from '../site';

/** The function that formats the texts of one language, with values and plurals. */
type Translator = Awaited<ReturnType<typeof getTranslations<never>>>;

/** The texts of a language, and the language. */
export type Words = { t: Translator; locale: Locale };

/** The maximum length of a description, in characters; search engines show less. */
const DESCRIPTION_LENGTH = 300;

/** The most names in a description. */
const NAMED = 4;

/** The values for the placeholders about the agency. */
export function agencyWords() {
  return { agency: siteName(), city: agency().address.city };
}

/** The names of the first few of several things, joined in the manner of a language. */
export function listed<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  locale: Locale,
): string {
  return new Intl.ListFormat(locale, { type: 'unit' }).format(things.slice(0, NAMED).map(nameOf));
}

/** A title with the number of its page, from the second page on. */
export function numbered(title: string, number: number, t: Translator): string {
  return number > 1 ? t('seo.page', { title, number }) : title;
}

/** A description on one line, truncated between two words. */
export function clipped(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.lastIndexOf(' ', DESCRIPTION_LENGTH - 1);
  const whole = line.slice(0, cut > 0 ? cut : DESCRIPTION_LENGTH - 1);
  // Avoids half of a surrogate pair.
  return `${trimEnd(whole.replace(/[\uD800-\uDBFF]$/, ''), /[,.;:]/u)}…`;
}
