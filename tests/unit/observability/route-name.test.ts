import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routeName } from '@/lib/observability/requests';

it.each([
  ['/', 'home'],
  ['/en/models/women', 'roster'],
  ['/modelos/1208/ana-paula', 'profile'],
  ['/models', 'redirect'],
  ['/modelos/1208/ana-paula/composite.pdf', 'document'],
  ['/favoritos/casting.pdf', 'document'],
  ['/maria-da-silva', 'not-found'],
  ['/%E0%A4%A', 'not-found'],
  ['/api/contact', 'api/contact'],
  ['/api/composite/12', 'api/composite'],
  ['/api/maria', 'api'],
  ['/storage/desktop/a.jpg', 'storage'],
  ['/_next/image', 'picture'],
  ['/_next/static/a.js', 'build file'],
  ['/robots.txt', 'file'],
  ['/maria@mail.test', 'not-found'],
  ['/maria.silva@mail', 'not-found'],
])('%s is %s', (pathname, route) => {
  expect(routeName(pathname)).toBe(route);
});

it('every handler has a name of its own', () => {
  const handlers = readdirSync('app/api').filter((name) => !name.startsWith('['));
  expect(handlers.length).toBeGreaterThan(5);
  expect(handlers.map((name) => routeName(`/api/${name}`))).toEqual(
    handlers.map((name) => `api/${name}`),
  );
});
