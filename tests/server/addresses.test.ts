import { expect, test } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import { visitShared } from './visit.ts';

/** Every address that the agency has printed, linked or published so far, in all three tables. */
const PUBLISHED = [
  ...['/', '/pt', '/en', '/es'],
  ...['contact', 'contacto', 'contato', 'about', 'sobre-nosotros', 'sobre'].flatMap(everyPrefix),
  ...['be-a-model', 'ser-modelo', 'seja-um-modelo', 'modelos', 'models'].flatMap(everyPrefix),
  ...['modelos', 'models'].flatMap((models) =>
    ['homens', 'hombres', 'men', 'mulheres', 'mujeres', 'women'].flatMap((gender) =>
      everyPrefix(`${models}/${gender}`),
    ),
  ),
  ...'/pt/modelos/atores /pt/modelos/novos_rostos /pt/modelos/internacional'.split(' '),
  ...'/pt/modelos/curvy /pt/talentos /pt/talentos/criativos /pt/talentos/criancas'.split(' '),
  ...'/pt/favoritos /pt/seja-um-modelo /pt/sobre /pt/contato /pt/noticias'.split(' '),
  ...'/en/models/actors /en/models/new_faces /en/models/international'.split(' '),
  ...'/en/models/curvy /en/talents /en/talents/creative /en/talents/kids'.split(' '),
  ...'/en/favorites /en/be-a-model /en/about /en/contact /en/news'.split(' '),
  ...'/es/mujeres /es/homens /es/contact /es/sobre-nosotros /es/become-a-model'.split(' '),
  ...'/es/future-face /es/favorites /es/privacy /pt/verificar /verify /es/verify'.split(' '),
  ...'/sobre-nos /about-us /sobre-nosotros /seja-modelo /get-scouted /ser-un-modelo'.split(' '),
  ...'/favoritos /favorites /contato /contact /contacto /blog'.split(' '),
];

function everyPrefix(path: string): string[] {
  return ['', '/pt', '/en', '/es'].map((prefix) => `${prefix}/${path}`);
}

test.each([...new Set(PUBLISHED)])('%s leads to its page in at most one redirect', async (path) => {
  const first = await visitShared(path);
  if (first.status === 200) return;
  expect(first.status).toBe(308);
  const target = await visitShared(first.headers.get('location') ?? '');
  expect(target.status).toBe(200);
});

const NOWHERE = [
  ['/nope', 'pt'],
  ['/en/nope', 'en'],
  ['/es/modelos/nope', 'es'],
  ['/modelos/999999/x', 'pt'],
  ['/modelos/999999/x?tab=video', 'pt'],
  ['/en/models/999999', 'en'],
  ['/en/%ff', 'en'],
  ['/%E0%A4%A', 'pt'],
  ['/modelos?page=99', 'pt'],
  ['/es/blog?page=99', 'es'],
  ['/blog/999999/nope', 'pt'],
] as const;

test.each(NOWHERE)('%s is not found, in %s', async (path, language) => {
  const { status, body } = await visitShared(path);
  expect(status).toBe(404);
  expect(body).toContain('This page could not be found.');
  expect(/<html [^>]*lang="(\w+)"/.exec(body)?.[1]).toBe(language);
  const { notFound, notRepresented } = messagesOf(language).errors;
  const heading = /s\/999999/.test(path) ? notRepresented : notFound;
  expect(body).toContain(`>${heading}</h1>`);
  expect(body).toContain(`<title>${heading} | Vitrine</title>`);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).not.toContain('rel="canonical"');
});

test('a missing post has a title and screen of its own', async () => {
  const { body } = await visitShared('/blog/999999/nope');
  expect(body).toContain('Unable to fetch Website Information');
});

/** The id and slug of the first record that a list links. */
async function firstOf(list: string) {
  const { body } = await visitShared(list);
  const [, id = '', slug = ''] = new RegExp(`href="${list}/(\\d+)/([a-z\\d-]+)"`).exec(body) ?? [];
  return { id, slug };
}

test.each(['/modelos', '/blog'])(
  'a record below %s is shown by its id, with any slug',
  async (list) => {
    const { id, slug } = await firstOf(list);
    const shown = await visitShared(`${list}/${id}/${slug}`);
    expect(shown.status).toBe(200);
    expect(shown.body).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]+${list}/${id}/${slug}"`),
    );
    for (const end of ['', '/x', '/Another-Name', '/jo%C3%A3o', `/${slug}).`]) {
      const { status, headers, body } = await visitShared(`${list}/${id}${end}`);
      expect([end, status, headers.get('etag')]).toEqual([end, 200, shown.headers.get('etag')]);
      expect(body, end).toBe(shown.body);
    }
  },
);

test('a redirect preserves the query and never leaves the site', async () => {
  const redirect = await visitShared('/pt/modelos?letter=a&utm_source=x');
  expect(redirect.headers.get('location')).toBe('/modelos?letter=a&utm_source=x');
  for (const path of ['//evil.example/modelos', '/%2Fevil.example', '/en//evil.example']) {
    const { headers } = await visitShared(path);
    expect(headers.get('location') ?? '/', path).toMatch(/^\/(?![/\\])/);
  }
});

test('no odd address makes the server fail', async () => {
  const odd = ['/modelos?page=-1&height=x', '/modelos?letter=%00', `/modelos/${'9'.repeat(40)}/x`];
  for (const path of [...odd, '/_next/nope', '/storage/desktop/%2e%2e/secret', '/api/nope']) {
    expect((await visitShared(path, { redirect: 'follow' })).status, path).toBeLessThan(500);
  }
});
