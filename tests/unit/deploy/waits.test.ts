import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TIMES } from '@/lib/config/times';

/**
 * nginx takes the timeout of a request for the failure of its instance, and skips that for ten seconds.
 * So each request is answered before the `proxy_read_timeout` of its location, however long it waits.
 */
const { services, storage, waits } = TIMES;

/** The locations of `site.conf`; in ms, the waits of a request and the longest work beside them. */
const LOCATIONS: readonly [location: string, waits: (keyof typeof waits)[], work: number][] = [
  ['/', [], services.readMs],
  ['/api/', [], services.writeMs],
  [
    '= /api/get-scouted',
    ['applicationMs', 'photosMs'],
    // Country and city, four photos of four seconds, the panel.
    2 * services.readMs + 4 * 4_000 + services.writeMs,
  ],
  [
    '~ ^/api/composite/|/(?:composite|casting)\\.pdf$',
    ['pdfMs'],
    services.readMs + services.writeMs,
  ],
  // Three sizes of title, four qualities of JPEG.
  ['/preview/', ['previewMs', 'facesMs'], services.readMs + storage.pictureMs + 5_000],
  // A picture of 55 megapixels.
  ['= /_next/image', ['originalMs', 'decodingMs'], storage.totalMs + 60_000],
  ['/storage/', [], storage.firstByteMs + storage.idleMs],
];

const CONF = readFileSync('deploy/nginx/site.conf', 'utf8');

/** The `proxy_read_timeout` of a location in ms, or that of all. */
function timeoutOf(location: string): number {
  const [, block] = CONF.split(`location ${location} {`);
  if (block === undefined) throw new Error(`no location ${location}`);
  const own = /proxy_read_timeout (\d+)s;/.exec(block.slice(0, block.indexOf('}')))?.[1];
  return Number(own ?? /^proxy_read_timeout (\d+)s;/m.exec(CONF)?.[1]) * 1_000;
}

test.each(LOCATIONS)('nginx waits longer below %s than the site', (location, names, work) => {
  const waited = names.reduce((sum, name) => sum + waits[name], 0);
  expect(waited + work).toBeLessThan(timeoutOf(location));
});

test('every queue has a wait of the table above, and every location with a timeout is in it', () => {
  const timed = CONF.matchAll(/location ([^{]+) \{[^}]*proxy_read_timeout/g);
  expect(LOCATIONS.map(([location]) => location)).toEqual(
    expect.arrayContaining(Array.from(timed, ([, location]) => location)),
  );
  const texts = globSync('lib/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const queues = texts.flatMap((text) =>
    Array.from(text.matchAll(/new Semaphore\([^)]*\bwaitMs: ([\w.]+)/g), ([, wait]) => wait),
  );
  const named = LOCATIONS.flatMap(([, names]) => names).map((name) => `TIMES.waits.${name}`);
  // That of the faces is no queue's own: their memory is that of all pictures.
  expect([...queues, 'TIMES.waits.facesMs'].sort()).toEqual(named.sort());
  expect(named).toHaveLength(Object.keys(waits).length);
});
