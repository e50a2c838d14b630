import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { describeRequest } from '@/lib/routes/describe-request';
import handlers from '@/lib/routes/handlers.json';
import { changesPage, queryKeysOf } from '@/lib/routes/query-keys';
import { resolvePath } from '@/lib/routes/resolve';
import { PLAIN_PAGES, type Route } from '@/lib/routes/route';
import fc from '../../fixtures/fast-check.ts';

const SECRET = 'session=SECRET&email=ana%40example.com';

const described = (url: string, method = 'GET') => describeRequest({ url, method, headers: {} });

/** The target that Next gets; `rsc` is the header of its router. */
const pageTarget = (url: string, isRouter = false) =>
  describeRequest({ url, headers: isRouter ? { rsc: '1' } : {} }).target;

test.each([
  // Nothing to remove.
  ['/', '/'],
  ['/es/modelos/mujeres', '/es/modelos/mujeres'],
  ['/modelos?letter=a', '/modelos?letter=a'],
  // Keys that no page reads, in any spelling.
  [`/es/modelos/mujeres?${SECRET}`, '/es/modelos/mujeres'],
  ['/?UTM_SOURCE=x&%67clid=y&ref=z', '/'],
  ['/sobre?', '/sobre'],
  ['/contato?letter=a', '/contato'],
  ['/modelos?Letter=a', '/modelos'],
  ['/sobre#?session=x', '/sobre'],
  ['/x/../sobre?session=x', '/sobre'],
  ['/x/%2e%2e/sobre?session=x', '/sobre'],
  ['/sobre?utm_source=/modelos//x', '/sobre'],
  // A query that changes nothing.
  ['/modelos?page=SECRET', '/modelos'],
  ['/modelos?letter=&hair=&page=1', '/modelos'],
  ['/blog?page=2%20', '/blog'],
  ['/en/models/12/ana?tab=SECRET', '/en/models/12'],
  // The keys of a page that is rendered per request, in order; their values are the visitor's own.
  ['/modelos?page=2&x=1&%6Cetter=A', '/modelos?letter=A&page=2'],
  ['/en/models/12/ana?x=1&tab=video', '/en/models/12?tab=video'],
  ['/blog?page=2&utm_id=3', '/blog?page=2'],
  ['/modelos?page=1&q=Ana%20B&x=1', '/modelos?q=Ana+B&page=1'],
  ['/favoritos?by=x&ids=1,2&utm_id=3', '/favoritos?ids=1%2C2'],
  ['/modelos?q=a&hair=x&hair=y', '/modelos?q=a&hair=x&hair=y'],
  // Slugs of records.
  ['/modelos/12/ana', '/modelos/12'],
  ['/es/blog/7/Any%20name?x=1', '/es/blog/7'],
  ["/modelos/12/it's", '/modelos/12'],
  ['/en/models/12/composite.pdf.', '/en/models/12'],
  // Those that the middleware redirects.
  ...[
    '/modelos/12/',
    '/models/12/ana',
    '/pt/modelos/12/ana',
    '/MODELOS/12/ana',
    '/modelos/012/ana',
    '/modelos/12/%0A',
  ].map((path): [string, string] => [`${path}?tab=video`, path]),
  ['/curvy/12/ana/composite.pdf?x=1', '/curvy/12/ana/composite.pdf'],
  // Unknown paths: one target per language.
  ...[
    '/nope',
    '/api',
    '/_nextx',
    '/%61pi/roster',
    '/%',
    '/wp-login.php',
    '/robots.txt/x',
    '/not-found',
  ]
    .concat(['/modelos/12/a%2Fb', '/modelos/12/%ff', '/modelos/12/a/b', '/fr'])
    .map((path): [string, string] => [`${path}?${SECRET}`, '/not-found']),
  [`/en/nope?${SECRET}`, '/en/not-found'],
  ['/es/modelos/0', '/es/not-found'],
  ['/models/nope', '/en/not-found'],
  // Previews.
  ['/preview/modelos/picture.jpg?v=1&x=2&letter=A', '/preview/modelos/picture.jpg?letter=A&v=1'],
  ['/preview/sobre/picture.jpg?ids=1&v=2', '/preview/sobre/picture.jpg?v=2'],
  ['/preview/nope/picture.jpg?ids=1&v=2', '/preview/nope/picture.jpg'],
  ['/preview/modelos/other.jpg?v=2', '/preview/modelos/other.jpg'],
  // What has a handler that reads its own query.
  ...[
    ...['/api/roster?view=women&x=1', '/_next/image?url=%2Fstorage%2Fa.jpg&w=640&q=75'],
    ...['/_next/static/a.js?dpl=x', '/assets/a.css?x', '/storage/desktop/a.jpg?x=1'],
    ...['/favoritos/casting.pdf?ids=1,2', '/en/models/12/ana/composite.pdf?x=1'],
    ...['/robots.txt?x=1', '/sitemap-pt.xml?x', '/feed.xml?x=1', '/.well-known/x?y'],
    ...['/__nextjs_source-map?filename=x'],
    // What Next redirects.
    ...['//sobre?x=1', '/sobre//?x=1', '/\\evil:99999?x=1', '/sobre\\?x=1'],
  ].map((target): [string, string] => [target, target]),
])('Next sees %s as %s', (target, reduced) => {
  expect(pageTarget(target)).toBe(reduced);
});

test.each([
  ['/sobre?x=1&_rsc=abc', '/sobre?_rsc=abc'],
  ['/modelos?_rsc=abc&letter=A&_rsc=SECRET', '/modelos?letter=A&_rsc=abc'],
  ['/nope?_rsc=abc', '/not-found?_rsc=abc'],
  ['/sobre?_rsc', '/sobre?_rsc='],
])('the router keeps its key, and a page that is opened does not: %s', (target, reduced) => {
  expect(pageTarget(target, true)).toBe(reduced);
  expect(pageTarget(target)).not.toContain('_rsc');
});

const ROUTES: readonly Route[] = [
  ...PLAIN_PAGES.map((page): Route => ({ page })),
  { page: 'roster', view: 'models' },
  { page: 'roster', view: 'new_faces' },
  { page: 'profile', id: 12, slug: 'ana' },
  { page: 'post', id: 7, slug: 'ola' },
];

describe('whatever the query', () => {
  const keys = [...new Set(ROUTES.flatMap(queryKeysOf)), '_rsc', 'x', 'utm_source'];
  const value = fc.oneof(
    fc.constantFrom('', '1', '2', 'a', 'A', 'z-', '30-40', 'in', 'video', 'name', 'Blonde'),
    fc.string({ unit: 'grapheme' }),
  );
  const query = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 6 });
  const target = fc
    .tuple(fc.constantFrom(...LOCALES), fc.constantFrom(...ROUTES), query)
    .map(([locale, route, pairs]) => ({
      route,
      path: pathOf(locale, route),
      params: new URLSearchParams(pairs),
    }));

  test('the page is the same, its keys are the only ones, and reducing again changes nothing', () => {
    fc.assert(
      fc.property(target, ({ route, path, params }) => {
        const reduced = pageTarget(`${path}?${params}`);
        const { pathname, searchParams } = new URL(reduced, 'http://site');
        const bare = 'id' in route ? { ...route, slug: '' } : route;
        expect(resolvePath(pathname)).toMatchObject({ kind: 'serve', route: bare });
        expect(searchParams.size > 0).toBe(changesPage(route, params));
        const own = queryKeysOf(route);
        const found = [...new Set(searchParams.keys())];
        expect(found).toEqual(own.filter((key) => found.includes(key)));
        expect(pageTarget(reduced)).toBe(reduced);
      }),
    );
  });
});

test.each([
  ['/', 'home'],
  ['/en/models/women', 'roster'],
  ['/modelos/1208/ana-paula', 'profile'],
  ['/models', 'redirect'],
  ['/modelos/1208/ana-paula/composite.pdf', 'document'],
  ['/favoritos/casting.pdf', 'document'],
  ['/preview/modelos/picture.jpg', 'preview'],
  ['/maria-da-silva', 'not-found'],
  ['/%E0%A4%A', 'not-found'],
  ['/maria@mail.test', 'not-found'],
  ['/maria.silva', 'not-found'],
  ['//maria', 'not-found'],
  ['/api/contact', 'api/contact'],
  ['/api/composite/12', 'api/composite'],
  ['/api/maria', 'api'],
  ['/storage/desktop/a.jpg', 'storage'],
  ['/_next/image', 'picture'],
  ['/_next/image/', 'picture'],
  ['/_next/static/a.js', 'build file'],
  ['/robots.txt', 'file'],
  ['/sitemap-pt.xml', 'file'],
])('logs and metrics name %s %s', (url, label) => {
  expect(described(url).label).toBe(label);
});

test('castings that are sent have another name than selections that are read', () => {
  const labels = ['GET', 'HEAD', 'POST'].map((method) => described('/api/favorites', method).label);
  expect(labels).toEqual(['api/favorites', 'api/favorites', 'api/casting']);
});

test('the handlers of the API are listed', () => {
  const folders = readdirSync('app/api').filter((name) => !name.startsWith('['));
  expect(handlers.api).toEqual(folders);
});
