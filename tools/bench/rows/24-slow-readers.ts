import { idleReaders } from '../../../tests/fixtures/idle-readers.ts';
import { peakMemory } from '../../../tests/fixtures/large-pictures.ts';
import { startNginx } from '../../../tests/fixtures/nginx.ts';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { withSite } from '../tools/site.ts';
import { startStorage } from '../tools/storage.ts';
import { visit } from '../tools/visits.ts';

const MB = 1024 * 1024;
const PATH = '/storage/desktop/a.jpg';
const OTHERS = ['/sobre', PATH];
const READERS = 200;

const ADDRESSES = {
  'one address': () => '127.0.0.9',
  'many addresses': (reader: number) => `127.0.9.${reader + 1}`,
};

/** A site of its own, so that its peak is that of these readers. */
async function measured(how: keyof typeof ADDRESSES, behind: boolean): Promise<Figure[]> {
  const storage = await startStorage((response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(9 * MB, 'x'));
  });
  const variables = { STORAGE_URL: storage.url, TRUSTED_PROXY_HOPS: '1' };
  try {
    return await withSite(
      async ({ site }) => {
        const nginx = behind ? await startNginx([site.url]) : null;
        const origin = nginx?.url ?? site.url;
        try {
          const readers = await idleReaders(origin, PATH, {
            count: READERS,
            from: ADDRESSES[how],
          });
          const others = await Promise.all(OTHERS.map((path) => visit(origin + path)));
          const peak = peakMemory(site.pid);
          readers.leave();
          const name = `${how}${behind ? ' behind nginx' : ''}`;
          const served = readers.answers.filter((answer) => answer.includes(' 200 ')).length;
          return [
            {
              name: `memory at the peak, ${name}`,
              value: peak,
              unit: 'bytes',
              target: { most: 500 * MB },
              note: `${served} of ${READERS} are served`,
              noise: TIMED,
            },
            {
              name: `others that are not served, ${name}`,
              value: others.filter(({ status }) => status !== 200).length,
              unit: '',
              target: { most: 0 },
              noise: EXACT,
            },
          ];
        } finally {
          await nginx?.stop();
        }
      },
      { variables },
    );
  } finally {
    storage.close();
  }
}

export const slowReaders: Row = {
  number: 24,
  title: 'Readers who never read',
  how:
    `${READERS} visitors request a picture of 9 MB and read only the head of the answer, from one ` +
    'address and from many, with nginx and without. Then another client requests a page and the ' +
    'picture. Memory is the peak of the resident set (VmHWM) of the server.',
  async measure() {
    const figures: Figure[] = [];
    for (const behind of [false, true]) {
      for (const how of ['one address', 'many addresses'] as const) {
        figures.push(...(await measured(how, behind)));
      }
    }
    return figures;
  },
};
