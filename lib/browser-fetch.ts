import 'client-only';

/** How long a server may send nothing before a request is given up, in milliseconds. */
const STALL_MS = 10_000;

type Init = RequestInit & { stallMs?: number };

/**
 * `fetch` with a limit: rejects if no byte arrives for `stallMs`, before or within the response. Not a
 * limit of the whole, in which a slow connection could not load a long list.
 */
export async function fetchInTime(
  url: string,
  { stallMs = STALL_MS, signal, ...init }: Init = {},
): Promise<Response> {
  const stalled = new AbortController();
  const giveUp = () => stalled.abort(new DOMException(`${url}: no answer`, 'TimeoutError'));
  let timer = setTimeout(giveUp, stallMs);
  const cancel = () => stalled.abort(signal?.reason);
  signal?.addEventListener('abort', cancel, { once: true });
  if (signal?.aborted) cancel();
  try {
    const answer = await fetch(url, { ...init, signal: stalled.signal });
    const arriving = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, stallMs);
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    });
    if (!answer.body) clearTimeout(timer);
    return new Response(answer.body?.pipeThrough(arriving) ?? null, answer);
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}

/** Also rejects if the status is no success. */
export async function fetchOk(url: string, init?: Init): Promise<Response> {
  const answer = await fetchInTime(url, init);
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  return answer;
}
