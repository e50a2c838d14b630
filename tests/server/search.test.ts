import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { visitShared } from './visit.ts';

async function leadsTo(language: string, words: string) {
  const query = new URLSearchParams({ lang: language, words });
  const { status, headers } = await visitShared(`/api/search?${query}`);
  expect(status).toBe(303);
  expect(headers.get('cache-control')).toBe('no-store');
  return decodeURIComponent(headers.get('location') ?? '').replaceAll('+', ' ');
}

test('a search is one redirect to the list, in the language of the page', async () => {
  const blonde =
    'hair=Blonde&hair=Dark Blonde&hair=Light Blonde&hair=Golden Blonde&hair=Strawberry Blonde&hair=Platinum';
  const sizes = 'height=175-180&jeans=38-38';
  const lists = [
    ['pt', 'loira 1,75 a 1,80 manequim 38', `/modelos/mulheres?${blonde}&${sizes}`],
    ['en', 'women with black hair', '/en/models/women?hair=Black&hair=Blue Black'],
    ['es', 'hombres plus size', '/es/modelos/hombres?category=curvy'],
    ['xx', 'crianças', '/talentos/criancas'],
    ['pt', 'mulheres\r\n25 a 35 anos', '/modelos/mulheres?age=25-35'],
    ['pt', '', '/modelos'],
  ] as const;
  for (const [language, words, list] of lists) {
    expect(await leadsTo(language, words)).toBe(list);
  }
});

test('unrecognized words are reported above the list', async () => {
  const path = await leadsTo('pt', 'mulher sem tatuagem, 38');
  expect(path).toBe('/modelos/mulheres?unread=sem tatuagem&unread=38');
  const { status, body } = await visitShared(encodeURI(path));
  expect(status).toBe(200);
  expect(body).toContain('Não entendemos: “sem tatuagem”, “38”');
  expect(body).toContain('Diga o que o número mede');
  // Nothing is reported when everything is recognized.
  expect((await visitShared('/modelos/mulheres')).body).not.toContain('Não entendemos: “');
});

test("a word that is no talent's name is reported as unrecognized", async () => {
  expect(await leadsTo('pt', 'xqzw 1,75')).toBe('/modelos?height=175-175&unread=xqzw');
});

test('a negation excludes colors', async () => {
  const path = await leadsTo('pt', 'mulheres de olhos verdes, sem cabelo preto');
  expect(path).toBe('/modelos/mulheres?hair=-Black&hair=-Blue Black&eyes=Green&eyes=Light Green');
  const { status, body } = await visitShared(encodeURI(path));
  expect(status).toBe(200);
  expect(body).toContain('Remover sem cabelo preto');
});

test('unrecognized words in an address are shown as text, up to a bound', async () => {
  const long = 'x'.repeat(201);
  const query = new URLSearchParams([
    ['unread', '<b>bold</b>'],
    ['unread', long],
    ...Array.from({ length: 9 }, (_, at) => ['unread', `word${at}`]),
  ]);
  const { status, body } = await visitShared(`/modelos?${query}`);
  expect(status).toBe(200);
  expect(body).toContain('“…”, “word0”');
  expect(body).not.toContain('<b>bold');
  expect(body).not.toContain(`“${long}”`);
  expect(body).not.toContain('“word9”');
});

test.each([...LOCALES, 'xx'])(
  'the dialog gets its texts for %s, which no page carries',
  async (lang) => {
    const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
    const { search } = messagesOf(locale);
    const { status, headers, body } = await visitShared(`/api/search/data?lang=${lang}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { texts, categoryIds } = JSON.parse(body);
    expect(texts).toEqual(search);
    expect(Object.values(categoryIds).every(Number.isInteger)).toBe(true);
    const page = (await visitShared(pathOf(locale, { page: 'contact' }))).body;
    expect(page).not.toContain(search.idleHint);
  },
);
