import { type Browser, devices, type Request } from '@playwright/test';

const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'fetch'] as const;
export type Weight = Record<(typeof KINDS)[number], number>;

/** Bytes transferred of each kind until the network is idle, headers included. */
export async function weighVisit(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(url, { waitUntil: 'networkidle' });
    const sums = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Weight;
    for (const request of requests) {
      const kind = KINDS.find((one) => one === request.resourceType());
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      if (kind) sums[kind] += responseBodySize + responseHeadersSize;
    }
    return sums;
  } finally {
    await context.close();
  }
}
