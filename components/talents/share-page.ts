import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import type { ActionStatus } from './file-link';

/** What is shared: a page, and its PDF if it has one and the share sheet takes files. */
export type SharedPage = { url: string; title: string; pdf?: string };

type Sharing = SharedPage & { texts: Messages['share'] };

/**
 * Opens the share sheet of the system. If it takes files, the first press fetches the PDF and the next
 * one shares it: `navigator.share` needs transient user activation, which expires while the PDF is
 * fetched. `files` caches PDFs by URL; null for one that could not be fetched.
 */
export async function sharePage(
  { url, title, pdf, texts }: Sharing,
  files: Map<string, File | null>,
  report: (status: ActionStatus) => void,
): Promise<void> {
  if (pdf && takesFiles() && !files.has(pdf)) {
    report({ busy: true, note: texts.making });
    const waiting = (seconds: number) => {
      report({ busy: true, note: fill(texts.waiting, { seconds }) });
    };
    const file = await import('./fetch-pdf')
      .then(({ fetchPdf }) => fetchPdf({ href: pdf }, waiting))
      .catch(() => null);
    files.set(pdf, file);
    report({ note: file ? texts.ready : texts.withoutPdf });
    return;
  }
  const file = pdf && files.get(pdf);
  report({});
  try {
    await navigator.share({
      title,
      ...(file ? { text: `${title} ${url}`, files: [file] } : { url }),
    });
  } catch (error) {
    // The visitor closed the sheet, which is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    report({ failed: true, note: texts.notShared });
  }
}

/** Copies the URL of a page; if the browser refuses, asks the visitor to copy it by hand. */
export async function copyAddress(
  { url, texts }: Pick<Sharing, 'url' | 'texts'>,
  report: (status: ActionStatus) => void,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    report({ note: texts.copied });
  } catch {
    report({ failed: true, note: texts.notShared });
  }
}

function takesFiles(): boolean {
  const file = new File([' '], 'page.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [file] }) ?? false;
}
