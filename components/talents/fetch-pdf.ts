import 'client-only';

/** How many times a PDF is requested while the server is busy, and the longest pause between, in seconds. */
const MAX_ATTEMPTS = 6;
const MAX_PAUSE_SECONDS = 30;
/** The timeout of one request. The server may queue it for 10 s and draw for 20 s; the rest is download. */
const ATTEMPT_MS = 60_000;

export type AskedPdf = {
  href: string;
  /** Posted as JSON, for notes and the job, which must not be in a URL. */
  posted?: object | undefined;
};

const FILENAME = /filename="([^"]+)"/;

/** 429: nginx limits this client. 503: other PDFs are ahead. */
const BUSY = [429, 503];

/**
 * Fetches a PDF of this site, with the name in its `Content-Disposition`. While the server is busy,
 * calls `waiting` with the seconds of `Retry-After` (30 at most), waits for them and retries.
 * @throws if the last attempt fails, or any attempt for another reason
 */
export async function fetchPdf(
  { href, posted }: AskedPdf,
  waiting: (seconds: number) => void,
): Promise<File> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(href, {
      signal: AbortSignal.timeout(ATTEMPT_MS),
      ...(posted && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(posted),
      }),
    });
    if (answer.ok) {
      const [, name = 'page.pdf'] =
        FILENAME.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
      return new File([await answer.blob()], name, { type: 'application/pdf' });
    }
    const seconds = Number(answer.headers.get('Retry-After'));
    if (!BUSY.includes(answer.status) || !(seconds > 0) || attempt === MAX_ATTEMPTS) {
      throw new Error(`${href}: status ${answer.status}`);
    }
    waiting(Math.min(seconds, MAX_PAUSE_SECONDS));
    await new Promise((over) => setTimeout(over, Math.min(seconds, MAX_PAUSE_SECONDS) * 1000));
  }
}
