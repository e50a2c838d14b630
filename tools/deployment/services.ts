import { createServer, request } from 'node:http';
import sharp from 'sharp';
import { type Panel, startPanel } from '../../tests/demo-panel/start.ts';
import { siteEnvironment } from '../../tests/fixtures/site-process.ts';
import { HOST } from './visitors.ts';

const STORAGE_PORT = 4020;

/** Lets the alarms read the metrics. */
export const WATCH_TOKEN = 'deployment-watch-token';

/** A file of the storage that an attack asks for, in all the sizes that the site draws. */
export const LARGE_PHOTO = 'desktop/large.jpg';

export type Services = { panel: Panel; variables: Record<string, string>; close(): Promise<void> };

/** The agency's services, which the machine reaches on its loopback interface. */
export async function startServices(): Promise<Services> {
  const panel = await startPanel({ port: 4010, pictures: 'plain' });
  const photo = await largePhoto();
  const storage = createServer((asked, answer) => {
    if (asked.url === `/storage/${LARGE_PHOTO}`) {
      answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
      return;
    }
    const passed = request(panel.url + asked.url, { method: asked.method, headers: asked.headers });
    passed.on('response', (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    passed.on('error', () => answer.destroy()).end();
  });
  await new Promise<void>((resolve) => storage.listen(STORAGE_PORT, '127.0.0.1', resolve));
  return {
    panel,
    variables: {
      ...siteEnvironment(panel.url, `https://${HOST}`),
      STORAGE_URL: `http://127.0.0.1:${STORAGE_PORT}/storage`,
      REDIS_URL: 'redis://127.0.0.1:6379',
      TRUSTED_PROXY_HOPS: '1',
      WATCH_TOKEN,
    },
    async close() {
      storage.closeAllConnections();
      storage.close();
      await panel.close();
    },
  };
}

/** A progressive JPEG of 55 megapixels, which a decoder must hold as a whole. */
function largePhoto(): Promise<Buffer> {
  const create = { width: 9_160, height: 6_000, channels: 3, background: '#b0142d' } as const;
  return sharp({ create }).jpeg({ progressive: true }).toBuffer();
}
