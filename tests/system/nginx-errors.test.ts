import { describe, expect, onTestFinished, test } from 'vitest';
import { ask } from '../fixtures/ask.ts';
import { startNginx } from '../fixtures/nginx.ts';
import { nginxBefore } from '../fixtures/nginx-before.ts';
import { startServer } from '../fixtures/scripted-server.ts';
import { freePort } from '../fixtures/site-process.ts';

/** nginx with no instance behind it. */
async function nginxAlone() {
  const nginx = await startNginx([`http://127.0.0.1:${await freePort()}`]);
  onTestFinished(() => nginx.stop());
  return nginx.url;
}

test.each([500, 502, 503, 504, 429])(
  'an instance that answers %i stays in rotation',
  async (status) => {
    const { ask } = await nginxBefore(({ path }, response) => {
      response.writeHead(path.startsWith('/storage/') ? status : 200).end(path);
    });
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await ask('/storage/desktop/broken.jpg')).toMatchObject({
        status,
        body: '/storage/desktop/broken.jpg',
      });
      expect((await ask(`/modelos?page=${turn + 2}`)).status).toBe(200);
    }
  },
);

test('a request whose connection breaks is retried on the other instance', async () => {
  let broken = 0;
  const { ask } = await nginxBefore(({ path }, response) => {
    if (broken > 0) response.end(path);
    else {
      broken += 1;
      response.destroy();
    }
  });
  expect((await ask('/modelos')).status).toBe(200);
  expect(broken).toBe(1);
});

test.each([0, 1])('instance %i is skipped once its connection breaks', async (place) => {
  const instances = await Promise.all(
    [0, 1].map((one) =>
      startServer((_, response) => (one === place ? response.destroy() : response.end())),
    ),
  );
  const nginx = await startNginx(instances.map(({ url }) => url));
  onTestFinished(() => nginx.stop());
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await ask(nginx.url, '/api/roster')).status).toBe(200);
  }
  // Once; and once more if the test takes longer than it is skipped (fail_timeout).
  expect([1, 2]).toContain(instances[place]?.received.length);
});

test('a hung instance is skipped after one page was late', async () => {
  const hung = await startServer(() => {});
  const other = await startServer((_, response) => response.end('page'));
  const nginx = await startNginx([hung.url, other.url], { patience: 1 });
  onTestFinished(() => nginx.stop());
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await ask(nginx.url, '/modelos')).toMatchObject({ status: 200, body: 'page' });
  }
  // Once; and once more if the test takes longer than it is skipped (fail_timeout).
  expect([1, 2]).toContain(hung.received.length);
});

describe('without an instance, the error page is', () => {
  test.each([
    ['/', 'pt', 'Voltamos já'],
    ['/english', 'pt', 'Voltamos já'],
    ['/en/models?page=2', 'en', 'Back in a moment'],
    ['/api/contact?lang=es', 'es', 'Volvemos enseguida'],
    ['/_next/static/chunks/older.js', 'pt', 'Voltamos já'],
  ])('%s in %s', async (path, language, title) => {
    const answer = await ask(await nginxAlone(), path);
    expect(answer.status).toBe(502);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html',
      'cache-control': 'no-store',
      'retry-after': '30',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  test('shown for a post too', async () => {
    const url = await nginxAlone();
    const { status, body } = await ask(url, '/api/contact', { method: 'POST', body: 'name=x' });
    expect([status, body]).toEqual([502, expect.stringContaining('Voltamos já')]);
  });

  test('styled by the style sheet that it links, and runs no script', async () => {
    const url = await nginxAlone();
    const { body } = await ask(url, '/');
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(body) ?? [];
    const { status, headers } = await ask(url, sheet);
    expect([status, headers['content-type']]).toEqual([200, 'text/css']);
    expect(body).not.toMatch(/<script|style=/);
  });
});

test('an answer that breaks off does not look whole to the visitor', async () => {
  const { ask } = await nginxBefore((_, response) => {
    response.write('the first page of a PDF', () => response.destroy());
  });
  await expect(ask('/favoritos/casting.pdf?ids=1')).rejects.toMatchObject({ code: 'ECONNRESET' });
});
