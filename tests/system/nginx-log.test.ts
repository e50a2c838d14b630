import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nginxBefore } from '../fixtures/nginx-before.ts';

test('the log of nginx contains failures, without the query or the address of a visitor', async () => {
  const { ask, folder } = await nginxBefore(({ path }, response) => {
    if (path.startsWith('/dead')) response.destroy();
    else response.writeHead(path.startsWith('/broken') ? 503 : 200).end();
  });
  const from = '127.1.2.3';
  for (const path of ['/fine', '/broken']) await ask(`${path}?ids=12345`, { from });
  // A flood would fill the disk: of a thousand refusals about ten have a line.
  for (let turn = 0; turn < 21; turn += 1) {
    const limited = () => ask('/favoritos/casting.pdf?ids=12345', { from });
    await Promise.all(Array.from({ length: 50 }, limited));
  }
  await ask('/dead?ids=12345', { from: '127.1.2.4' });
  const text = () => readFileSync(`${folder}/vitrine.log`, 'utf8');
  await expect.poll(text).toContain('/dead');
  const lines = text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({
    method: 'GET',
    path: '/broken',
    status: 503,
    upstream_status: '503',
    request: expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect(lines.at(-1)).toMatchObject({
    path: '/dead',
    status: 502,
    // One per attempt.
    upstream_status: expect.stringMatching(/^502(, 502)+$/),
  });
  expect(new Set(lines.slice(1, -1).map(({ status }) => status))).toEqual(new Set([429]));
  expect(lines.length - 2).toBeLessThan(50);
  for (const name of ['vitrine.log', 'error.log', 'access.log']) {
    const file = `${folder}/${name}`;
    if (existsSync(file)) expect(readFileSync(file, 'utf8')).not.toMatch(/12345|127\.1\.2\./);
  }
});
