'use client';

import { type ReactNode, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { onPlainClick } from '@/components/ui/plain-click';

/** The state of saving or sharing: `label` replaces the text, `note` is shown below it. */
export type ActionStatus = { busy?: boolean; label?: string; note?: string; failed?: boolean };

type Props = {
  href: string;
  /** The link's text from the click on. */
  busy: string;
  /** Saves the file, also after the page is left, as the browser would. Never rejects. */
  save: (report: (status: ActionStatus) => void) => Promise<void>;
  className: string;
  children: ReactNode;
};

/** A link to a file. Without JavaScript the browser saves it; with it the page shows the progress. */
export function FileLink({ href, busy, save, className, children }: Props) {
  const [status, report] = useState<ActionStatus>({});
  return (
    <div className="tool">
      <a
        href={href}
        download
        rel="nofollow"
        onClick={onPlainClick(() => {
          if (status.busy) return;
          report({ busy: true, label: busy });
          void save(report);
        })}
        aria-busy={status.busy ?? false}
        className={`quiet-link inline-flex min-h-11 items-center gap-3 aria-busy:animate-pulse ${className}`}
      >
        {status.label ? <ChangingText>{status.label}</ChangingText> : children}
      </a>
      <p
        role={status.failed ? 'alert' : 'status'}
        className="tool-note text-mute text-sm not-empty:pb-2"
      >
        {status.note && <ChangingText>{status.note}</ChangingText>}
      </p>
    </div>
  );
}
