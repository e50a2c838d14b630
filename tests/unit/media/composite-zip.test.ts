import JSZip from 'jszip';
import { afterEach, expect, it, vi } from 'vitest';
import { buildCompositeZip, fetchCompositeZip } from '@/lib/media/composite-zip';

afterEach(() => void vi.unstubAllGlobals());

function serve(files: Record<string, string>): void {
  vi.stubGlobal('fetch', async (url: string) =>
    url in files ? new Response(files[url]) : new Response('', { status: 502 }),
  );
}

it('a zip made here holds every sheet, named in order', async () => {
  serve({
    '/storage/desktop/a/1.jpg': 'one',
    '/storage/desktop/b%20c.png': 'two',
    '/storage/desktop/v1.new/sheet': 'three',
  });
  const progress: number[] = [];
  const blob = await buildCompositeZip(['a/1.jpg', 'b c.png', 'v1.new/sheet'], 'ana', (done) =>
    progress.push(done),
  );
  const zip = await JSZip.loadAsync(await blob.arrayBuffer());
  expect(await zip.file('ana-1.jpg')?.async('string')).toBe('one');
  expect(await zip.file('ana-2.png')?.async('string')).toBe('two');
  expect(await zip.file('ana-3')?.async('string'), 'of a file without an ending').toBe('three');
  expect(Object.keys(zip.files)).toHaveLength(3);
  expect(progress).toEqual([0, 1, 2]);
});

it('it is none when a sheet is missing', async () => {
  serve({ '/storage/desktop/a.jpg': 'one' });
  await expect(buildCompositeZip(['a.jpg', 'b.jpg'], 'ana', () => {})).rejects.toThrow('502');
});

it('a zip of the panel is none when the answer is cut off or no success', async () => {
  const whole = 'PK the files PK\x05\x06 the end';
  serve({ '/api/composite/12': whole, '/api/composite/13': whole.slice(0, 14) });
  expect(await (await fetchCompositeZip(12)).text()).toBe(whole);
  await expect(fetchCompositeZip(13)).rejects.toThrow('cut off');
  await expect(fetchCompositeZip(14)).rejects.toThrow('502');
});

it('the mark of a whole zip counts in its last 64 KB only, for a zip may hold another', async () => {
  const mark = 'PK\x05\x06';
  const last = mark.padEnd(65_557, 'x');
  serve({ '/api/composite/12': `PK${last}`, '/api/composite/13': `PK${last}x` });
  expect((await fetchCompositeZip(12)).size).toBe(65_559);
  await expect(fetchCompositeZip(13)).rejects.toThrow('cut off');
});
