import 'client-only';

/** How often a PDF is asked for that the server cannot make at once, and the longest pause, in seconds. */
const MOST_TRIES = 6;
const LONGEST_PAUSE = 30;
/** How long one try may take: ten seconds of waiting for its turn, and twenty of being made. */
const TRY_MS = 60_000;

export type AskedPdf = {
  href: string;
  /** Posted as JSON: notes that belong to no address. */
  noted?: object | undefined;
};

const FILENAME = /filename="([^"]+)"/;

/** Another PDF is being made, or nginx limits this client. */
const BUSY = [429, 503];

/**
 * Fetches a PDF of this site, with the name that the site gives it. While the answer is to come back later (`Retry-After`), waits for as long
 * as it says, tells `waiting` the seconds, and tries again.
 * @throws when the PDF cannot be had
 */
export async function fetchPdf(
  { href, noted }: AskedPdf,
  waiting: (seconds: number) => void,
): Promise<File> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(href, {
      signal: AbortSignal.timeout(TRY_MS),
      ...(noted && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(noted),
      }),
    });
    if (answer.ok) {
      const [, name = 'page.pdf'] =
        FILENAME.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
      return new File([await answer.blob()], name, { type: 'application/pdf' });
    }
    const seconds = Number(answer.headers.get('Retry-After'));
    if (!BUSY.includes(answer.status) || !(seconds > 0) || tries === MOST_TRIES) {
      throw new Error(`${href}: status ${answer.status}`);
    }
    waiting(Math.min(seconds, LONGEST_PAUSE));
    await new Promise((over) => setTimeout(over, Math.min(seconds, LONGEST_PAUSE) * 1000));
  }
}
