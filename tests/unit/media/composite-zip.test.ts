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
  serve({ '/storage/desktop/a/1.jpg': 'one', '/storage/desktop/b%20c.png': 'two' });
  const progress: number[] = [];
  const blob = await buildCompositeZip(['a/1.jpg', 'b c.png'], 'ana', (done) =>
    progress.push(done),
  );
  const zip = await JSZip.loadAsync(await blob.arrayBuffer());
  expect(await zip.file('ana-1.jpg')?.async('string')).toBe('one');
  expect(await zip.file('ana-2.png')?.async('string')).toBe('two');
  expect(Object.keys(zip.files)).toHaveLength(2);
  expect(progress).toEqual([0, 1]);
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
