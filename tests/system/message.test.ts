import { expect, test } from 'vitest';
import { MULTIPART } from '../fixtures/posted-body.ts';
import { serversOfFile } from '../server/visit.ts';

const MARK = 'zq7message';
const MESSAGE = `2 mulheres 25 a 35, SP, dia 12, cachê 1.800 ${MARK}\nObrigada, Marina Dias`;
const servers = serversOfFile({ TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'debug' });

/** Posts a message as a browser without script does. */
async function post(words: string, headers: Record<string, string> = {}, from = '198.51.100.7') {
  const answer = await fetch(`${servers.site.url}/api/search?lang=pt`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
      ...headers,
    },
    body: new URLSearchParams({ words }).toString(),
  });
  return { status: answer.status, headers: answer.headers, page: await answer.text() };
}

test('the page shows the roles with their lists and the facts; it is neither stored nor logged', async () => {
  const { status, headers, page } = await post(MESSAGE);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(page).toMatch(/href="\/modelos\/mulheres\?age=25-35"/);
  expect(page).toContain('2 mulheres, 25–35 anos · ');
  expect(page).toContain('<dd>1.800</dd>');
  expect(page).toContain('<dd>Marina Dias</dd>');
  expect(page).toContain('name="robots" content="noindex, follow"');
  expect(servers.site.log()).not.toContain(MARK);
});

test('the limit of 4 KB counts bytes', async () => {
  const [fits, tooLong] = ['ã'.repeat(2_048), 'ã'.repeat(2_049)];
  expect((await post(fits)).status).toBe(200);
  const refused = await post(tooLong);
  expect(refused.status).toBe(413);
  expect(refused.page).toContain('A mensagem passa de 4 KB');
  expect(refused.page).toContain(tooLong);
});

test('a post from another site or of another media type is refused', async () => {
  const foreign = await post(MESSAGE, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
  expect(foreign.page).not.toContain(MARK);
  expect((await post(MESSAGE, { 'content-type': MULTIPART })).status).toBe(415);
});

test('a client may post 30 messages a minute', async () => {
  for (let count = 0; count < 30; count += 1) {
    expect((await post('oi', {}, '203.0.113.9')).status).toBe(200);
  }
  const refused = await post(MESSAGE, {}, '203.0.113.9');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.page).toContain(MARK);
});

test('GET still redirects to the list, and other methods get 405', async () => {
  const answer = await fetch(`${servers.site.url}/api/search?lang=pt&words=loira`, {
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  const put = await fetch(`${servers.site.url}/api/search`, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});
