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
 * place of a group of texts (or the reverse) is ignored.
 */
export function withFallback<T extends Tree>(fallback: T, set: Tree): T {
  const merged = Object.entries(fallback).map(([key, standard]) => {
    const own = set[key];
    if (typeof standard === 'string') return [key, typeof own === 'string' && own ? own : standard];
    return [key, typeof own === 'object' ? withFallback(standard, own) : standard];
  });
  return Object.fromEntries(merged);
}

const SETS: Record<Locale, Messages> = {
  pt,
  en: withFallback(pt, en),
  es: withFallback(pt, es),
};

/** The texts of a language, with Portuguese as the fallback. */
export function messagesOf(locale: Locale): Messages {
  return SETS[locale] ?? SETS[DEFAULT_LOCALE];
}
