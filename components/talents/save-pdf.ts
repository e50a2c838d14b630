import { saveAs } from 'file-saver';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { type AskedPdf, fetchPdf } from './fetch-pdf';
import type { Said } from './file-link';

/** Fetches a PDF and saves it. Reports waiting, success and failure with `say`. Never rejects. */
export async function savePdf(
  { texts, ...asked }: AskedPdf & { texts: Messages['share'] },
  say: (said: Said) => void,
): Promise<void> {
  try {
    const pdf = await fetchPdf(asked, (seconds) => {
      say({ busy: true, label: texts.making, note: fill(texts.waiting, { seconds }) });
    });
    saveAs(pdf, pdf.name);
    say({ note: texts.saved });
  } catch {
    say({ failed: true, note: texts.notMade });
  }
}
