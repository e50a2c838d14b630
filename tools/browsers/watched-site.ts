import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Panel, startPanel } from '../../tests/demo-panel/start.ts';
import { startSite } from '../../tests/fixtures/site-process.ts';

const SCRIPT = '/walk/report.js';
const REPORTS = '/walk/reports';

/** Covers that the back office names but lacks, as a real one does. */
const MISSING = /cover-old\.jpg/;

/** Runs first on every page and reports errors there, whatever the browser shows of them. */
const WATCH = `
const report = (...words) => navigator.sendBeacon('${REPORTS}', words.join(' '));
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...words) => { report('console.' + level + ':', ...words); say.apply(console, words); };
}
addEventListener('error', (event) => setTimeout(() => {
  const { message, target, defaultPrevented } = event;
  // A source of several that does not match the window fails by design.
  if (defaultPrevented || target instanceof HTMLSourceElement) return;
  report('error:', message ?? 'not loaded ' + (target.currentSrc || target.src || target.href));
}), true);
addEventListener('unhandledrejection', ({ reason }) => report('rejected:', reason));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
  report('stopped by the policy:', effectiveDirective, blockedURI, sourceFile));
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    if (!['data:', 'blob:'].includes(new URL(name).protocol) && new URL(name).origin !== origin) report('third party:', name);
  }
}).observe({ type: 'resource', buffered: true });
`;

export type WatchedSite = {
  url: string;
  panel: Panel;
  /** The errors that pages reported, and responses with an error status. */
  troubles(): readonly string[];
  stop(): Promise<void>;
};

/** A cold site and its back office, behind a proxy that adds the script above to every page. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const troubles: string[] = [];
  let behind = '';
  const server = createServer(async (asked, answer) => {
    if (asked.url === SCRIPT) {
      answer.setHeader('content-type', 'text/javascript').end(WATCH);
    } else if (asked.url === REPORTS) {
      troubles.push(await text(asked));
      answer.writeHead(204).end();
    } else {
      pass(asked, answer, behind, troubles);
    }
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const panel = await startPanel({ pictures: 'plain' });
  const site = await startSite(panel.url, { SITE_URL: url });
  behind = site.url;
  return {
    url,
    panel,
    troubles: () => troubles.filter((one) => !MISSING.test(one)),
    async stop() {
      server.closeAllConnections();
      server.close();
      await site.stop();
      await panel.close();
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, behind: string, troubles: string[]) {
  // Pages are requested uncompressed, so that the script can be inserted.
  const { 'accept-encoding': encoding, ...headers } = asked.headers;
  const onward = request(`${behind}${asked.url}`, { method: asked.method, headers });
  onward.on('response', async (given) => {
    const status = given.statusCode ?? 0;
    if (status >= 400) troubles.push(`${status}: ${asked.method} ${asked.url}`);
    if (!given.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(status, given.headers);
      given.pipe(answer);
      return;
    }
    const { 'content-length': length, ...rest } = given.headers;
    const page = await text(given);
    answer.writeHead(status, rest);
    answer.end(page.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
