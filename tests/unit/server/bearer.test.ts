import { expect, it } from 'vitest';
import { carriesSecret } from '@/lib/server/http';

it.each<[string | null, boolean]>([
  ['Bearer secret', true],
  ['bearer secret', true],
  ['Bearer secre', false],
  ['Bearer secrets', false],
  ['Bearer ', false],
  ['Basic secret', false],
  ['my Bearer secret', false],
  ['secret', false],
  ['', false],
  [null, false],
])('%s carries the secret: %s', (authorization, carries) => {
  const headers = new Headers(authorization === null ? {} : { authorization });
  expect(carriesSecret(new Request('https://site.test/', { headers }), 'secret')).toBe(carries);
});
