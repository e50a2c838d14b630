import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { layoutShift } from './settled.ts';
import { test as base, expect } from './test.ts';

/** A page on a slow network: its header is interrupted after the first entry of the menu. */
class Arrival {
  private rest = '';
  private answer: ServerResponse | undefined;

  begin(html: string, answer: ServerResponse) {
    const cut = html.indexOf('</li>', html.indexOf('<header'));
    this.rest = html.slice(cut);
    this.answer = answer;
    answer.write(html.slice(0, cut));
  }

  end() {
    this.answer?.end(this.rest);
  }
}

const test = base.extend<{ arrival: Arrival }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off the pattern
  arrival: async ({}, use) => use(new Arrival()),
  baseURL: async ({ arrival }, use) => {
    const server = createServer(async (request, response) => {
      const headers = { accept: request.headers.accept ?? '*/*' };
      const answer = await fetch(`${process.env.E2E_SITE}${request.url}`, { headers });
      const type = answer.headers.get('content-type') ?? '';
      response.setHeader('content-type', type);
      if (type.startsWith('text/html')) arrival.begin(await answer.text(), response);
      else response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

/** Waits for a frame, or for a timeout while the browser blocks rendering. */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, 300);
  });

test('the visible part of a header does not move while the rest arrives', {
  tag: '@desktop',
}, async ({ page, arrival }) => {
  await page.goto('/verificar', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('listitem')).toHaveCount(1);
  await page.evaluate(drawn);
  arrival.end();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const { score, moved } = await layoutShift(page);
  expect(score, moved).toBeLessThan(0.001);
});
