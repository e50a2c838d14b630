'use client';

import { type ReactNode, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import type { Messages } from '@/lib/i18n/messages';
import type { ActionStatus } from './file-link';

type CopyLinkProps = { url: string; texts: Messages['share'] };

type Props = CopyLinkProps & { title: string; className?: string; icon?: ReactNode };

const WAY = 'quiet-link inline-flex min-h-11 cursor-pointer items-center text-sm';

/**
 * Opens the share sheet of the system (Web Share API). Where there is none, and without JavaScript, it
 * unfolds a button that copies the URL, and links to WhatsApp and mail. Shows the URL if sharing or copying fails.
 */
export function Share({ url, title, texts, className = '', icon }: Props) {
  const [status, report] = useState<ActionStatus>({});
  return (
    <div className="tool">
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers make a summary a button */}
        <summary
          onClick={(event) => {
            if (!('share' in navigator)) return;
            event.preventDefault();
            void openSheet({ title, url }, texts).then(report);
          }}
          className={`quiet-link inline-flex min-h-11 cursor-pointer items-center gap-3 ${className}`}
        >
          {icon}
          <span>{texts.share}</span>
        </summary>
        <div className="flex flex-col items-start">
          <button
            type="button"
            onClick={() => void copy(url, texts).then(report)}
            className={`${WAY} noscript:hidden`}
          >
            {texts.copy}
          </button>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
            rel="noopener noreferrer nofollow"
            className={WAY}
          >
            WhatsApp
          </a>
          <a
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
            className={WAY}
          >
            {texts.mail}
          </a>
        </div>
      </details>
      <div className="tool-note">
        <Note {...status} url={url} texts={texts} />
      </div>
    </div>
  );
}

/** Copies a URL; where there is no clipboard, shows it to be copied by hand. Needs script. */
export function CopyLink({ url, texts }: CopyLinkProps) {
  const [status, report] = useState<ActionStatus>({});
  return (
    <>
      <button
        type="button"
        onClick={() => void copy(url, texts).then(report)}
        className="quiet-link inline-block cursor-pointer py-2 noscript:hidden"
      >
        {texts.copy}
      </button>
      <Note {...status} url={url} texts={texts} />
    </>
  );
}

/** What became of it; after a failure also the URL, which is selected as a whole on focus. */
function Note({ url, texts, note, failed }: CopyLinkProps & ActionStatus) {
  return (
    <>
      <p role={failed ? 'alert' : 'status'} className="text-mute text-sm not-empty:pb-2">
        {note && <ChangingText>{note}</ChangingText>}
      </p>
      {failed && (
        <input
          readOnly
          aria-label={texts.link}
          value={url}
          onFocus={({ target }) => target.select()}
          className="my-2 block w-72 max-w-full border border-line bg-paper px-3 py-2"
        />
      )}
    </>
  );
}

async function openSheet(data: ShareData, texts: Messages['share']): Promise<ActionStatus> {
  try {
    await navigator.share(data);
    return {};
  } catch (error) {
    // The visitor has closed the sheet, or pressed again while it was open: neither is a failure.
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError' || name === 'InvalidStateError') return {};
    return { failed: true, note: texts.notShared };
  }
}

async function copy(url: string, texts: Messages['share']): Promise<ActionStatus> {
  try {
    await navigator.clipboard.writeText(url);
    return { note: texts.copied };
  } catch {
    return { failed: true, note: texts.notShared };
  }
}
