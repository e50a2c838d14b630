import { globSync, readFileSync } from 'node:fs';
import { type AbstractIntlMessages, createTranslator } from 'next-intl';
import { describe, expect, it, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { isCounted, messagesOf, withFallback } from '@/lib/i18n/messages';
import { WORDS } from '@/lib/talents/wording';

type Tree = { readonly [key: string]: string | Tree };
type Forms = Readonly<Record<string, string>>;

/** The texts of a language as in its two files, without the fallback. */
function fileOf(locale: string): Tree {
  const [texts, words] = ['', 'words/'].map((folder) =>
    JSON.parse(readFileSync(`messages/${folder}${locale}.json`, 'utf8')),
  );
  return { ...texts, words };
}

/** Every text by its key. A counted text is one, with all of its forms. */
function flat(tree: Tree, prefix = ''): Map<string, string | Forms> {
  const all = new Map<string, string | Forms>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') all.set(prefix + key, value);
    else if (isCounted(value)) all.set(prefix + key, value as Forms);
    else for (const [name, text] of flat(value, `${prefix}${key}.`)) all.set(name, text);
  }
  return all;
}

/** The arguments of a text (`{name}`, `#`); of a counted one, those of each form but zero, a word. */
function argumentsIn(text: string | Forms): string[] {
  const forms = typeof text === 'string' ? [['', text]] : Object.entries(text);
  const shown = forms
    .filter(([form]) => form !== 'zero')
    .map(([, one = '']) => (one.match(/\{\w+\}|#/g) ?? []).sort().join(' '));
  return [...new Set(shown)].sort();
}

/** The plural forms that a language needs for the numbers up to a hundred. */
function formsOf(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  const counts = Array.from({ length: 100 }, (_, at) => rules.select(at + 1));
  return [...new Set([...counts, 'other'])];
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

  it('a counted text has the forms of its own language, or all of the fallback', () => {
    const counted: Tree = { count: { one: '# a', other: '# b' } };
    const polish = { count: { few: '# x', many: '# y', other: '# z' } };
    expect(withFallback(counted, polish)).toEqual(polish);
    const broken: Tree[] = [{}, { one: '# x' }, { other: '' }, { other: '# z', shown: 'x' }];
    for (const forms of broken) {
      expect(withFallback(counted, { count: forms })).toEqual(counted);
    }
  });
});

test.each(['messages', 'messages/words'])('each language has a file in %s', (folder) => {
  const files = globSync('*.json', { cwd: folder }).map((file) => file.slice(0, -5));
  expect(files.sort()).toEqual([...LOCALES].sort());
});

describe.each(LOCALES)('the texts in %s', (locale) => {
  const portuguese = flat(fileOf(DEFAULT_LOCALE));
  const own = flat(fileOf(locale));

  it('have every key, and no other', () => {
    expect([...own.keys()]).toEqual([...portuguese.keys()]);
  });

  it('are not blank', () => {
    const texts = [...own].flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : Object.values(text).map((form) => [key, form]),
    );
    expect(texts.filter(([, text]) => text?.trim() === '')).toEqual([]);
  });

  it('show the same arguments as in Portuguese, in every plural form', () => {
    const shown = (texts: typeof own) =>
      [...texts].map(([key, text]) => [key, argumentsIn(text)] as const);
    expect(shown(own)).toEqual(shown(portuguese));
  });

  it('have the plural forms of the language', () => {
    const needed = formsOf(locale);
    const known = ['zero', ...new Intl.PluralRules(locale).resolvedOptions().pluralCategories];
    for (const [key, text] of own) {
      if (typeof text === 'string') continue;
      const forms = Object.keys(text);
      expect([key, needed.filter((form) => !forms.includes(form))]).toEqual([key, []]);
      expect([key, forms.filter((form) => !known.includes(form))]).toEqual([key, []]);
    }
  });

  it('have no plural but those with a key for each form', () => {
    const written = [...own].filter(([, text]) => /\{\s*\w+\s*,/.test(JSON.stringify(text)));
    expect(written).toEqual([]);
  });

  it('can be formatted', () => {
    const faults: string[] = [];
    const onError = (error: Error) => void faults.push(error.message);
    const messages: AbstractIntlMessages = { ...messagesOf(locale), words: WORDS[locale] };
    const write = createTranslator({ locale, messages, onError });
    for (const [key, text] of own) {
      if (typeof text !== 'string') continue;
      const names = Array.from(text.matchAll(/\{\s*(\w+)/g), ([, name = '']) => [name, 2]);
      write(key as never, Object.fromEntries(names));
    }
    expect(faults).toEqual([]);
  });

  it('the word e-mail does not break at its hyphen in a sentence', () => {
    const breaking = [...flat(fileOf(locale))].filter(([key, text]) => {
      const forms = typeof text === 'string' ? [text] : Object.values(text);
      return forms.some((form) => /e-mail.*\.$/i.test(form)) && !/description$|^seo\./.test(key);
    });
    expect(breaking).toEqual([]);
  });
});

test('an unknown language falls back to Portuguese', () => {
  expect(messagesOf('xx' as 'pt')).toBe(messagesOf('pt'));
  expect(messagesOf('en').site.menu).toBe('Menu');
});
