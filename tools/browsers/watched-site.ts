import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startPanel } from '../../tests/demo-panel/start.ts';
import { startSite } from '../../tests/fixtures/site-process.ts';

const SCRIPT = '/walk/report.js';
const REPORTS = '/walk/reports';

/** Runs first on every page: WebDriver has no access to the console. */
const WATCH = `
const report = (...words) => navigator.sendBeacon('${REPORTS}', words.join(' '));
const log = console.error;
console.error = (...words) => { report('console.error:', ...words); log.apply(console, words); };
addEventListener('error', ({ message }) => report('error:', message));
addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection:', reason));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  report('blocked by the policy:', effectiveDirective, blockedURI));
`;

/** Covers that the back office names but lacks, as a real one does. */
const MISSING = /cover-old\.jpg/;

export type WatchedSite = Awaited<ReturnType<typeof startWatchedSite>>;

/**
 * A site with its lists read, and its back office, behind a proxy that adds the script above to every page.
 * `troubles` are the errors that pages reported, and responses with an error status.
 */
export async function startWatchedSite() {
  const troubles: string[] = [];
  let upstream = '';
  const proxy = createServer(async (incoming, response) => {
    const { method, url = '' } = incoming;
    if (url === REPORTS) troubles.push(await text(incoming));
    if (url === SCRIPT) response.setHeader('content-type', 'text/javascript').write(WATCH);
    if (url === REPORTS || url === SCRIPT) return response.end();
    // Pages are requested uncompressed, so that the script can be inserted.
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const onward = request(upstream + url, { method, headers }, async (answer) => {
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 400 && !MISSING.test(url)) troubles.push(`${statusCode}: ${method} ${url}`);
      const isPage = headers['content-type']?.startsWith('text/html');
      if (isPage) delete headers['content-length'];
      response.writeHead(statusCode, headers);
      if (!isPage) return answer.pipe(response);
      const html = await text(answer);
      response.end(html.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }).listen(0);
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  const panel = await startPanel({ pictures: 'plain' });
  const site = await startSite(panel.url, { SITE_URL: url });
  // On a busy machine the first read of the back office takes longer than a page waits for it.
  for (const page of ['/', '/modelos', '/modelos/mulheres', '/contato', '/seja-um-modelo']) {
    for (let tries = 0; tries < 20 && !(await fetch(site.url + page)).ok; tries += 1);
  }
  upstream = site.url;
  async function stop() {
    proxy.closeAllConnections();
    proxy.close();
    await site.stop();
    await panel.close();
  }
  return { url, panel, troubles, stop };
}
