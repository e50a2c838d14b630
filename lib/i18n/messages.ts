import 'server-only';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { DEFAULT_LOCALE, type Locale } from './locales';

/** Every text of the site, by key; the Portuguese set is the whole. */
export type Messages = typeof pt;

type Tree = { readonly [key: string]: string | Tree };

/**
 * A message set completed, key by key, with another one. An empty text counts as missing; a text
 * where the other set has a group of texts (or the reverse) is ignored.
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

/** The texts of a language; what it lacks is in Portuguese. */
export function messagesOf(locale: Locale): Messages {
  return SETS[locale] ?? SETS[DEFAULT_LOCALE];
}
