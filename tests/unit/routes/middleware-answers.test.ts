import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPolicy } from '@/lib/platform/csp.mjs';
import { middleware } from '@/middleware';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const { receiveMessage } = vi.hoisted(() => ({ receiveMessage: vi.fn() }));
vi.mock('@/lib/message/receive-message', () => ({ receiveMessage }));

const SITE = 'https://vitrine.test';
const FORM = 'application/x-www-form-urlencoded';

beforeEach(() => {
  receiveMessage.mockReset();
  setPolicy({ frames: [] });
});
afterEach(() => beginProcess({}));

const ask = (query: string, method = 'POST') =>
  new NextRequest(`${SITE}/api/search${query}`, {
    ...{ method, headers: { 'content-type': FORM, cookie: 'a=b' } },
    ...(method === 'POST' && { body: 'words=x' }),
  });

test.each([
  ['?lang=en', 'en', 'en'],
  ['', 'pt', 'pt'],
  ['?lang=xx', 'pt', 'pt'],
])(
  'a message that is posted with %j gets its result page in %s',
  async (query, locale, language) => {
    const request = ask(query);
    const { status, headers } = await middleware(request);
    expect(status).toBe(200);
    expect(receiveMessage.mock.calls).toEqual([[request]]);
    expect(headers.get('x-middleware-rewrite')).toBe(`${SITE}/${locale}/message${query}`);
    expect(headers.get('content-language')).toBe(language);
    expect(headers.get('content-security-policy')).toContain("'nonce-");
  },
);

test('the result page is asked for without the type of the post, as Next would take it for an action', async () => {
  const { headers } = await middleware(ask('?lang=es'));
  const passed = headers.get('x-middleware-override-headers')?.split(',');
  expect(passed).toContain('cookie');
  expect(passed).not.toContain('content-type');
  expect(headers.get('x-middleware-request-cookie')).toBe('a=b');
});

test.each(['/favoritos/casting.pdf?ids=1', '/modelos/12/ana/composite.pdf'])(
  '%s is no page of a request, so its policy has no nonce',
  async (path) => {
    const { headers } = await middleware(new NextRequest(`${SITE}${path}`));
    expect(headers.get('x-middleware-rewrite')).toMatch(/pdf/);
    expect(headers.get('content-security-policy')).toBeNull();
  },
);
