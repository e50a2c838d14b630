'use client';

import { type ReactNode, useState } from 'react';

/** The state of a download: `label` replaces the link's text, `note` is shown below the link. */
export type Said = { busy?: boolean; label?: string; note?: string; failed?: boolean };

type Props = {
  href: string;
  /** The link's text from the click on. */
  busy: string;
  /** Fetches the file and saves it. Never rejects. */
  save: (say: (said: Said) => void) => Promise<void>;
  className: string;
  children: ReactNode;
};

/** A link to a file. Without JavaScript the browser saves it; with it the page shows the progress. */
export function FileLink({ href, busy, save, className, children }: Props) {
  const [said, say] = useState<Said>({});
  return (
    <div>
      <a
        href={href}
        download
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          if (said.busy) return;
          say({ busy: true, label: busy });
          void save(say);
        }}
        aria-busy={said.busy ?? false}
        className={`quiet-link inline-flex min-h-11 items-center gap-3 aria-busy:animate-pulse ${className}`}
      >
        {said.label ?? children}
      </a>
      <p role={said.failed ? 'alert' : 'status'} className="text-mute text-sm not-empty:pb-2">
        {said.note}
      </p>
    </div>
  );
}
