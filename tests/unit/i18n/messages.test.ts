import { type AbstractIntlMessages, createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesOf, withFallback } from '@/lib/i18n/messages';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

/** Every argument with its type, sorted: `{count, plural, one {# of {total}}}` has two. */
function argumentsOf(text: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  for (const [sign, name, type] of text.matchAll(/\{\s*(\w*)\s*(?:,\s*(\w+))?|\}/g)) {
    // Braces alternate: an argument, a text inside it, an argument inside that.
    if (sign !== '}' && depth % 2 === 0) found.add(`${name} ${type ?? ''}`);
    depth += sign === '}' ? -1 : 1;
  }
  return [...found].sort();
}

describe('a message set with gaps', () => {
  const whole = { a: 'A', group: { b: 'B', deep: { c: 'C' } } };

  it.each<[string, Tree, Tree]>([
    ['nothing', {}, whole],
    ['one key', { a: 'X' }, { ...whole, a: 'X' }],
    ['a key of a group', { group: { b: 'X' } }, { a: 'A', group: { b: 'X', deep: { c: 'C' } } }],
    [
      'a deep key',
      { group: { deep: { c: 'X' } } },
      { a: 'A', group: { b: 'B', deep: { c: 'X' } } },
    ],
    ['an empty text', { a: '', group: { b: '' } }, whole],
    ['a group where a text belongs', { a: { b: 'X' } }, whole],
    ['a text where a group belongs', { group: 'X' }, whole],
    ['a key too many', { z: 'X', group: { z: 'X' } }, whole],
  ])('%s', (_name, set, expected) => {
    expect(withFallback(whole, set)).toEqual(expected);
  });

  it('merging changes neither of the two sets', () => {
    const before = structuredClone(whole);
    withFallback(whole, { group: { deep: { c: 'X' } } });
    expect(whole).toEqual(before);
  });
});

describe('the texts of the site', () => {
  const portuguese = flat(pt);

  it.each([
    ['en', en],
    ['es', es],
  ])('%s has every key, and no other', (_locale, set) => {
    expect(flat(set).map(([key]) => key)).toEqual(portuguese.map(([key]) => key));
  });

  it.each(LOCALES)('no text of %s is blank', (locale) => {
    const blank = flat({ pt, en, es }[locale]).filter(([, text]) => text.trim() === '');
    expect(blank).toEqual([]);
  });

  it.each([
    ['en', en],
    ['es', es],
  ])('%s takes the same arguments as pt, key by key', (_locale, set) => {
    const taken = (tree: Tree) => flat(tree).map(([key, text]) => [key, argumentsOf(text)]);
    expect(taken(set)).toEqual(taken(pt));
  });

  it.each(LOCALES)('every text of %s can be formatted', (locale) => {
    const faults: string[] = [];
    const onError = (error: Error) => void faults.push(error.message);
    const messages: AbstractIntlMessages = messagesOf(locale);
    const write = createTranslator({ locale, messages, onError });
    for (const [key, text] of portuguese) {
      const values = argumentsOf(text).map((one) => [one.split(' ')[0] ?? '', 2]);
      write(key as never, Object.fromEntries(values));
    }
    expect(faults).toEqual([]);
  });

  it('an unknown language falls back to Portuguese', () => {
    expect(messagesOf('fr' as 'pt')).toBe(messagesOf('pt'));
    expect(messagesOf('en').site.menu).toBe(en.site.menu);
  });
});
