import { expect, test } from 'vitest';
import { resolvePath } from '@/lib/routes/resolve';

const pathOf = (path: string) => new URL(path, 'https://site.example').pathname;

test.each([
  ['/modelos.', '/modelos'],
  ['/modelos)', '/modelos'],
  ['/modelos%20', '/modelos'],
  ['/modelos/mulheres*', '/modelos/mulheres'],
  ['/en/about”', '/en/about'],
  ['/en/about%E2%80%9D', '/en/about'],
  ['/es/contacto…', '/es/contacto'],
  ['/sobre/).', '/sobre'],
  ['/about-us,', '/en/about'],
  ['/en)', '/en'],
  ['/)', '/'],
  ['/%3E', '/'],
])('%s leads to %s', (typed, path) => {
  expect(resolvePath(pathOf(typed))).toEqual({ kind: 'redirect', path });
});

test.each([
  ['/favoritos%3Fids%3D12%2C45', '/favoritos', '?ids=12,45'],
  ['/en/favorites/%3fids=12', '/en/favorites', '?ids=12'],
  ['/models/women%3Fhair%3DDark%2520Brown', '/en/models/women', '?hair=Dark%20Brown'],
])('the encoded query of %s leads to %s with %s', (typed, path, search) => {
  expect(resolvePath(pathOf(typed))).toEqual({ kind: 'redirect', path, search });
});

test.each([
  '/nope.',
  '/nope%3Fids%3D12',
  '/en/%ff',
  '/modelos.evil',
  '/.evil.com',
  '/xx)',
  '/modelos/nope)',
])('%s is not found', (typed) => expect(resolvePath(pathOf(typed)).kind).toBe('not-found'));
