import { expect, test } from 'vitest';
import { NOWHERE, openRequest } from '@/lib/server/request-target';

function opened(method: string, url: string) {
  const request = { method, url };
  openRequest(request);
  return [request.method, request.url];
}

test.each([
  '/',
  '/modelos?letter=a',
  '/en/%C3%A9?x=%ff',
  '//evil.example/pt',
  '/%2F%2Fevil',
  '/%00',
])('GET %s is left as it is', (url) => {
  expect(opened('GET', url)).toEqual(['GET', url]);
  expect(opened('HEAD', url)).toEqual(['HEAD', url]);
});

test.each([
  ['http://evil.example', '/'],
  ['http://evil.example/pt', '/pt'],
  ['HTTPS://u:p@evil.example:99/en?x=//y', '/en?x=//y'],
  ['http://evil.example//evil.example/pt', '//evil.example/pt'],
])('of %s no host is left', (url, path) => {
  expect(opened('GET', url)).toEqual(['GET', path]);
});

test.each([
  ...['*', '', 'modelos', 'evil.example:80', 'http://', 'ftp://evil.example/x', 'javascript:x'],
  ...['xhttp://evil.example/x', '/%ff', '/%c0%ae/x', '/api/%ff', '/storage/%', '/%E0%A4%A?x=1'],
  'http://x/%ff',
])('GET %s leads nowhere', (url) => {
  expect(opened('GET', url)).toEqual(['GET', NOWHERE]);
});

test.each([
  ['/en/%ff', '/en/%'],
  ['http://x/es/modelos/%ff?x=1', '/es/%'],
  ['/EN/models/%', '/EN/%'],
])('GET %s leads nowhere in its language: %s', (url, path) => {
  expect(opened('GET', url)).toEqual(['GET', path]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  '%s is known below /api, and for the PDF of a selection',
  (method) => {
    for (const url of ['/api/contact', '/favoritos/casting.pdf']) {
      expect(opened(method, url)).toEqual([method, url]);
    }
    for (const url of [
      '/modelos',
      '/modelos/1/a/composite.pdf',
      '/storage/desktop/x.jpg',
      '/assets/icon.svg',
      '/api',
      '*',
    ]) {
      expect(opened(method, url)).toEqual([method, NOWHERE]);
    }
  },
);

test.each(['TRACE', 'TRACK', 'CONNECT'])('no request can be made with %s', (method) => {
  expect(opened(method, '/')).toEqual(['OPTIONS', NOWHERE]);
  expect(opened(method, '/api/contact')).toEqual(['OPTIONS', NOWHERE]);
});

test('the path that leads nowhere cannot be decoded', () => {
  expect(NOWHERE).toMatch(/^\//);
  expect(() => decodeURIComponent(NOWHERE)).toThrow(URIError);
});

test('a first line without a method is read, and one without a target leads nowhere', () => {
  const [path, empty] = [{ url: '/modelos' }, { method: 'GET', url: undefined }];
  openRequest(path);
  openRequest(empty);
  expect([path.url, empty.url]).toEqual(['/modelos', NOWHERE]);
});
