import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startServers } from '../../tests/fixtures/servers.ts';
import { warm } from '../load/servers.ts';

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
      // The back office names a cover that it lacks, as a real one does.
      const isFailure = statusCode >= 400 && !url.includes('cover-old.jpg');
      if (isFailure) troubles.push(`${statusCode}: ${method} ${url}`);
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
  const servers = await startServers({ SITE_URL: url });
  for (const page of ['/', '/modelos', '/modelos/mulheres', '/seja-um-modelo']) {
    await warm(servers.site.url + page);
  }
  upstream = servers.site.url;
  async function stop() {
    proxy.closeAllConnections();
    proxy.close();
    await servers.stop();
  }
  return { url, panel: servers.panel, troubles, stop };
}
