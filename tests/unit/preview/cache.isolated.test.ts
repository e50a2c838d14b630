import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { movableClock } from '../../fixtures/movable-clock.ts';
import { collectWarnings } from '../../fixtures/panel-client.ts';

const draw = vi.hoisted(() => vi.fn());
vi.mock('@/lib/preview/draw', () => ({ drawPreview: draw }));

let previewPicture: typeof import('@/lib/preview/cache').previewPicture;
let face: Buffer;

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test', STORAGE_URL: 'https://files.test' });
  draw.mockReset().mockImplementation(async () => Buffer.from('jpeg'));
  const create = { width: 3, height: 4, channels: 3, background: '#aaa' } as const;
  face = await sharp({ create }).png().toBuffer();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      if (url.includes('none')) return new Response(null, { status: 404 });
      if (url.includes('text'))
        return new Response('a', { headers: { 'content-type': 'text/html' } });
      return new Response(new Uint8Array(face), { headers: { 'content-type': 'image/png' } });
    }),
  );
  ({ previewPicture } = await import('@/lib/preview/cache'));
});

const page = (title: string, ...faces: string[]) => ({ title, faces });

it.each([
  ['Ana ❤️ Bia', 'Ana Bia'],
  ['Ana ❤️ 李', '#7'],
  ['李', '#7'],
])('the name %j is drawn as in PDFs, as %j', async (title, drawn) => {
  await previewPicture({ title, id: 7, faces: [] });
  expect(draw).toHaveBeenCalledWith(drawn, [], 'Vitrine');
});

it('is drawn once for concurrent and later requests', async () => {
  const asked = [1, 2, 3].map(() => previewPicture(page('Ana', 'a.jpg')));
  const pictures = await Promise.all(asked);
  expect(await previewPicture(page('Ana', 'a.jpg'))).toBe(pictures[0]);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(draw).toHaveBeenCalledWith('Ana', [face], 'Vitrine');
  expect(pictures[0]).toEqual({ jpeg: Buffer.from('jpeg'), whole: true });
});

it.each([
  ['for a minute where a face is missing', 'none.jpg', 59_000, 61_000],
  ['for an hour where it is whole', 'a.jpg', 3_590_000, 3_610_000],
])('is cached %s', async (_what, name, fresh, over) => {
  const clock = movableClock();
  await previewPicture(page('Ana', name));
  await clock.advance(fresh);
  await previewPicture(page('Ana', name));
  expect(draw).toHaveBeenCalledTimes(1);
  await clock.advance(over - fresh);
  await previewPicture(page('Ana', name));
  expect(draw).toHaveBeenCalledTimes(2);
});

it('is drawn again when its content has changed', async () => {
  for (const one of [page('Ana', 'a.jpg'), page('Bia', 'a.jpg'), page('Ana', 'b.jpg')]) {
    await previewPicture(one);
  }
  expect(draw).toHaveBeenCalledTimes(3);
});

it('shows the first four faces', async () => {
  await previewPicture(page('Ana', ...['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.jpg`)));
  expect(draw.mock.calls[0]?.[1]).toHaveLength(4);
});

it('is drawn without missing faces, and is then incomplete', async () => {
  const picture = await previewPicture(page('Ana', 'none.jpg', 'a.jpg', 'text.jpg'));
  expect(draw).toHaveBeenCalledWith('Ana', [face], 'Vitrine');
  expect(picture?.whole).toBe(false);
});

it('is drawn without faces when one of them is not a picture', async () => {
  draw.mockImplementationOnce(() => Promise.reject(new Error('no picture')));
  expect((await previewPicture(page('Ana', 'a.jpg')))?.whole).toBe(false);
  expect(draw).toHaveBeenLastCalledWith('Ana', [], 'Vitrine');
});

it('is null while drawing fails', async () => {
  const warnings = collectWarnings();
  draw.mockImplementationOnce(() => Promise.reject(new Error('no memory')));
  expect(await previewPicture(page('Ana'))).toBeNull();
  expect(warnings.texts().join()).toContain('no memory');
  expect(await previewPicture(page('Ana'))).not.toBeNull();
});

it('drawings run one at a time, and callers who would wait too long get null', async () => {
  let open = 0;
  let most = 0;
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  draw.mockImplementation(async () => {
    open += 1;
    most = Math.max(most, open);
    await gate;
    open -= 1;
    return Buffer.from('jpeg');
  });
  const asked = Array.from({ length: 40 }, (_, place) => previewPicture(page(`Talent ${place}`)));
  goOn();
  const pictures = await Promise.all(asked);
  expect(most).toBe(1);
  expect(pictures.filter((picture) => picture === null)).toHaveLength(10);
});

it('is null for callers who have waited for eight seconds behind others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: first, resolve: goOn } = Promise.withResolvers<Buffer>();
  draw.mockReturnValueOnce(first);
  const asked = [previewPicture(page('Ana')), previewPicture(page('Bia'))];
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await asked[1]).toBeNull();
  goOn(Buffer.from('jpeg'));
  expect(await asked[0]).not.toBeNull();
});
