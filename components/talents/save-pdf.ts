import { saveAs } from 'file-saver';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { type AskedPdf, fetchPdf } from './fetch-pdf';
import type { ActionStatus } from './file-link';

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
