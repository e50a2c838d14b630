import 'client-only';
import { saveAs } from 'file-saver';
import { fetchInTime } from '@/lib/browser-fetch';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import type { ActionStatus } from './file-link';

/** How many times a PDF is requested while the server is busy, and the longest pause between, in seconds. */
const MAX_ATTEMPTS = 6;
const MAX_PAUSE_SECONDS = 30;
/** How long a request may go without a byte: the server may queue it for 10 s and draw for 20 s. */
const ATTEMPT_MS = 60_000;

type AskedPdf = {
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
    const answer = await fetchInTime(href, {
      stallMs: ATTEMPT_MS,
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

/** Saves a PDF and reports waiting, success and failure. Never rejects. */
export async function savePdf(
  { texts, ...asked }: AskedPdf & { texts: Messages['share'] },
  report: (status: ActionStatus) => void,
): Promise<void> {
  try {
    const pdf = await fetchPdf(asked, (seconds) => {
      report({ busy: true, label: texts.making, note: fill(texts.waiting, { seconds }) });
    });
    saveAs(pdf, pdf.name);
    report({ note: texts.saved });
  } catch {
    report({ failed: true, note: texts.notMade });
  }
}
