import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { fetchPdf } from './fetch-pdf';
import type { Said } from './file-link';
import type { SharedPage } from './share';

type Sharing = SharedPage & { texts: Messages['share'] };

/**
 * Opens the share sheet of the system. If the system takes files, the first press fetches the PDF and
 * the next one shares it: a press is too old for the share sheet once a file has been fetched. `files`
 * holds the PDF by its address; null for one that could not be had.
 */
export async function sharePage(
  { url, title, pdf, texts }: Sharing,
  files: Map<string, File | null>,
  say: (said: Said) => void,
): Promise<void> {
  if (takesFiles() && !files.has(pdf)) {
    say({ busy: true, note: texts.making });
    const waiting = (seconds: number) => {
      say({ busy: true, note: fill(texts.waiting, { seconds }) });
    };
    const file = await fetchPdf({ href: pdf }, waiting).catch(() => null);
    files.set(pdf, file);
    say({ note: file ? texts.ready : texts.withoutPdf });
    return;
  }
  const file = files.get(pdf);
  say({});
  try {
    await navigator.share({
      title,
      ...(file ? { text: `${title} ${url}`, files: [file] } : { url }),
    });
  } catch (error) {
    // Closing the sheet without a choice is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    say({ failed: true, note: texts.notShared });
  }
}

/** Copies the address of a page; says that it is to be copied by hand where the browser refuses. */
export async function copyAddress(
  { url, texts }: Pick<Sharing, 'url' | 'texts'>,
  say: (said: Said) => void,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    say({ note: texts.copied });
  } catch {
    say({ failed: true, note: texts.notShared });
  }
}

function takesFiles(): boolean {
  const file = new File([' '], 'page.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [file] }) ?? false;
}
