import { MAX_PIXELS } from '@/lib/scouting/limits';
import { judgedSize, judgeSize } from '@/lib/scouting/photo-advice';
import type { ScoutingImage } from '@/lib/scouting/photo-slots';
import { sizeOf } from './photo-size';
import type { PhotoFindings, PhotoTask } from './photo-worker';

/** A worker that has not answered by then is terminated, and its photo gets no advice. */
const WORKER_MS = 10_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves to advice about a photo, first from its pixels, then from its size; none if this browser cannot
 * decode it. The photo stays on the device. `url` is an object URL of the same file. Never rejects.
 */
export async function adviceOn(
  slot: ScoutingImage,
  { file, url }: { file: File; url: string },
): Promise<PhotoFindings> {
  const size = await sizeOf(url);
  if (!size) return [];
  const task = { file, ...judgedSize(size) };
  const isJudged = canJudge() && size.width * size.height <= MAX_PIXELS;
  const found = isJudged ? await inTurn(() => askWorker(task)) : [];
  return [...found, ...judgeSize(slot, size)];
}

function canJudge(): boolean {
  return 'Worker' in window && 'OffscreenCanvas' in window && 'createImageBitmap' in window;
}

/** Decodes one photo at a time, because each takes up to 200 MB. A failed worker gives no advice. */
function inTurn(work: () => Promise<PhotoFindings>): Promise<PhotoFindings> {
  const done = last.then(work).catch(() => []);
  last = done;
  return done;
}

function askWorker(task: PhotoTask): Promise<PhotoFindings> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    const end = (found: PhotoFindings) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(found);
    };
    const timer = setTimeout(() => end([]), WORKER_MS);
    worker.onmessage = ({ data }: MessageEvent<PhotoFindings>) => end(data);
    worker.onerror = () => end([]);
    worker.postMessage(task);
  });
}
