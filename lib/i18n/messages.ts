import 'server-only';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { DEFAULT_LOCALE, type Locale } from './locales';

/** All texts of the site, by key; the Portuguese set is complete. */
export type Messages = typeof pt;

type Tree = { readonly [key: string]: string | Tree };

/**
 * Completes a message set, key by key, with a fallback. An empty text counts as missing; a text in
 * place of a group of texts (or the reverse) is ignored. A counted text is one text: its forms are
 * those of its own language.
 */
export function withFallback<T extends Tree>(fallback: T, set: Tree): T {
  const merged = Object.entries(fallback).map(([key, standard]) => {
    const own = set[key];
    if (typeof standard === 'string') return [key, typeof own === 'string' && own ? own : standard];
    if (typeof own !== 'object') return [key, standard];
    if (isCounted(standard)) return [key, isCounted(own) ? own : standard];
    return [key, withFallback(standard, own)];
  });
  return Object.fromEntries(merged);
}

const FORMS = /^(?:zero|one|two|few|many|other)$/;

/** True for a counted text (`CountedText`), whose keys are plural forms. */
export function isCounted(group: Tree): boolean {
  return Boolean(group.other) && Object.keys(group).every((key) => FORMS.test(key));
}

const SETS: Record<Locale, Messages> = {
  pt,
  // The compiler names a text that a language lacks; an empty one falls back to Portuguese.
  en: withFallback(pt, en satisfies Messages),
  es: withFallback(pt, es satisfies Messages),
};

/** The texts of a language, with Portuguese as the fallback. */
export function messagesOf(locale: Locale): Messages {
  return SETS[locale] ?? SETS[DEFAULT_LOCALE];
}
