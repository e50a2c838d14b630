import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask } from '../fixtures/ask.ts';
import { startNginx } from '../fixtures/nginx.ts';
import { nginxBefore } from '../fixtures/nginx-before.ts';
import { freePort } from '../fixtures/site-process.ts';

const PAGES = path.resolve(import.meta.dirname, '../../deploy/nginx/pages');

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

describe('without an instance, the error page is', () => {
  test.each([
    ['/', 'pt', 'Voltamos já'],
    ['/modelos?page=2', 'pt', 'Voltamos já'],
    ['/english', 'pt', 'Voltamos já'],
    ['/en', 'en', 'Back in a moment'],
    ['/en/models?page=2', 'en', 'Back in a moment'],
    ['/es?utm_source=x', 'es', 'Volvemos enseguida'],
    ['/es/modelos', 'es', 'Volvemos enseguida'],
    ['/api/contact?lang=es', 'es', 'Volvemos enseguida'],
    ['/_next/static/chunks/older.js', 'pt', 'Voltamos já'],
  ])('%s in %s', async (path, language, title) => {
    const answer = await ask(await nginxAlone(), path);
    expect(answer.status).toBe(502);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
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
    // The page itself has no address of its own.
    expect((await ask(url, '/vitrine-pages/unavailable.pt.html')).status).toBe(404);
  });
});

test.each(['pt', 'en', 'es'])('nginx and the site have the same error texts in %s', (language) => {
  const { errors } = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'));
  const page = readFileSync(path.join(PAGES, `unavailable.${language}.html`), 'utf8');
  for (const words of [errors.unavailable, errors.unavailableText, errors.retry]) {
    expect(page).toContain(`>${words}<`);
  }
});

test('the error pages of nginx have the colors of the site', () => {
  const styles = path.resolve(PAGES, '../../../app/styles');
  const tokens = readFileSync(path.join(styles, 'tokens.css'), 'utf8');
  const colors = readFileSync(path.join(PAGES, 'page.css'), 'utf8').match(/#[\da-f]{6}/g) ?? [];
  expect(colors).toHaveLength(8);
  for (const color of colors) expect(tokens).toContain(color);
});
