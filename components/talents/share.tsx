'use client';

import { type ReactNode, useRef, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import type { ActionStatus } from './file-link';

/** A page, and its PDF if it has one and the share sheet takes files. */
type Sharing = { url: string; title: string; pdf?: string; texts: Messages['share'] };

type Props = Sharing & {
  className?: string;
  icon?: ReactNode;
  /** False if the page has its own button to copy the URL. */
  copies?: boolean;
};

const WAY = 'quiet-link inline-flex min-h-11 cursor-pointer items-center text-sm';

/**
 * Opens the share sheet of the system (Web Share API). Where there is none, and without JavaScript, it
 * unfolds a link to WhatsApp and a button that copies the URL. Shows the URL if sharing or copying fails.
 */
export function Share({ texts, className = '', icon, copies = true, ...page }: Props) {
  const [status, report] = useState<ActionStatus>({});
  const files = useRef(new Map<string, File | null>());
  const words = `${page.title} ${page.url}`;
  return (
    <div className="tool">
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers make a summary a button */}
        <summary
          onClick={(event) => {
            if (!('share' in navigator)) return;
            event.preventDefault();
            if (!status.busy) void sharePage({ ...page, texts }, files.current, report);
          }}
          aria-busy={status.busy ?? false}
          className={`quiet-link inline-flex min-h-11 cursor-pointer items-center gap-3 aria-busy:animate-pulse ${className}`}
        >
          {icon}
          <span>{texts.share}</span>
        </summary>
        <div className="flex flex-col items-start">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(words)}`}
            rel="noopener noreferrer nofollow"
            className={WAY}
          >
            WhatsApp
          </a>
          {copies && (
            <button
              type="button"
              onClick={() => void copyAddress({ url: page.url, texts }, report)}
              className={`${WAY} noscript:hidden`}
            >
              {texts.copy}
            </button>
          )}
        </div>
      </details>
      <div className="tool-note">
        <p role={status.failed ? 'alert' : 'status'} className="text-mute text-sm not-empty:pb-2">
          {status.note && <ChangingText>{status.note}</ChangingText>}
        </p>
        {status.failed && <LinkField url={page.url} label={texts.link} />}
      </div>
    </div>
  );
}

/** A URL to copy by hand: selected as a whole on focus. */
export function LinkField({ url, label }: { url: string; label: string }) {
  return (
    <input
      readOnly
      aria-label={label}
      value={url}
      onFocus={({ target }) => target.select()}
      className="my-2 block w-72 max-w-full border border-line bg-paper px-3 py-2"
    />
  );
}

/**
 * Opens the share sheet of the system. If it takes files, the first press fetches the PDF and the next
 * one shares it: `navigator.share` needs transient user activation, which expires while the PDF is
 * fetched. `files` caches PDFs by URL; null for one that could not be fetched.
 */
async function sharePage(
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
