import { expect, it } from 'vitest';
import { cleanMessage } from '@/lib/observability/log';

it.each<[unknown[], string]>([
  [['panel: GET /api/x: status 500'], 'panel: GET /api/x: status 500'],
  [['no answer of http://a/b?q=Ana&page=2 today'], 'no answer of http://a/b?… today'],
  [['http://a/b?q=Ana to http://a/c?q=Bia'], 'http://a/b?… to http://a/c?…'],
  [['sent by ana.p@quirino.example again'], 'sent by [e-mail] again'],
  [['to ana@a.example-bia@b.example, again'], 'to [e-mail], again'],
  [['call +55 (11) 98765-4321 now'], 'call [number] now'],
  [['11987654321'], '[number]'],
  [['GET /modelos/1208/ana-paula took 2500 ms'], 'GET /modelos/1208/ana-paula took 2500 ms'],
  [[{ email: 'ana@quirino.example' }], "{ email: '[e-mail]' }"],
  [['a', 1, null], 'a 1 null'],
])('%j is logged as %j', (parts, text) => {
  expect(cleanMessage(parts)).toBe(text);
});

it('an error is logged as its message and its first stack frame, in one line', () => {
  const text = cleanMessage([new TypeError('Nothing here')]);
  expect(text).toMatch(/^TypeError: Nothing here \(.*log\.test\.ts.*\)$/);
});

it('an error without a stack is its message, and an object is printed on one line', () => {
  const error = new Error('Nothing here');
  error.stack = undefined;
  expect(cleanMessage([error])).toBe('Error: Nothing here');
  const object = { first: 'x'.repeat(70), second: { third: 'y'.repeat(70) } };
  expect(cleanMessage([object]).split('\n')).toHaveLength(1);
});

it('an address that is cut in two is not logged in part', () => {
  expect(cleanMessage([`a?${'x'.repeat(2_300)} ana.p@quirino.example`])).not.toContain('ana');
});

it('a long message is truncated', () => {
  expect(cleanMessage(['x '.repeat(5_000)])).toHaveLength(2_000);
});
