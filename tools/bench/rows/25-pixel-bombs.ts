import { peakMemory, pixelBombs } from '../../../tests/fixtures/large-pictures.ts';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { withSite } from '../tools/site.ts';
import { startStorage } from '../tools/storage.ts';
import { visit } from '../tools/visits.ts';

const MB = 1024 * 1024;
const WIDTHS = [160, 640, 1080, 2560];
const DRAWN = (width: number) => `/_next/image?url=%2Fstorage%2Fdesktop%2Fa.jpg&w=${width}&q=75`;

/** A site of its own, whose storage serves this one picture everywhere. */
async function measured(type: string, bomb: Buffer): Promise<Figure[]> {
  const storage = await startStorage((response) => {
    response.writeHead(200, { 'content-type': `image/${type}` }).end(bomb);
  });
  try {
    return await withSite(
      async ({ site }) => {
        const preview = visit(`${site.url}/preview/modelos/picture.jpg`);
        const drawn = WIDTHS.map((width) => visit(site.url + DRAWN(width)));
        const answers = await Promise.all([preview, ...drawn]);
        const { status } = await visit(`${site.url}/sobre`);
        return [
          {
            name: `memory at the peak, ${type}`,
            value: peakMemory(site.pid),
            unit: 'bytes',
            target: { most: 500 * MB },
            note: `${bomb.length} bytes; answers: ${answers.map((one) => one.status).join(', ')}`,
            noise: TIMED,
          },
          {
            name: `pages that fail afterwards, ${type}`,
            value: status === 200 ? 0 : 1,
            unit: '',
            target: { most: 0 },
            noise: EXACT,
          },
        ];
      },
      { variables: { STORAGE_URL: storage.url } },
    );
  } finally {
    storage.close();
  }
}

export const pixelBombRow: Row = {
  number: 25,
  title: 'Small files of 64 megapixels in the storage',
  how:
    'An AVIF, a progressive JPEG and an interlaced PNG of 8000 × 7990 pixels, each as every picture ' +
    'of a storage: four widths of the optimizer and a preview with four faces, all at once. Memory is ' +
    'the peak of the resident set (VmHWM) of the server.',
  async measure() {
    const figures: Figure[] = [];
    for (const [type, bomb] of Object.entries(await pixelBombs())) {
      figures.push(...(await measured(type, bomb)));
    }
    return figures;
  },
};
