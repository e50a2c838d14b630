'use client';

import { useState } from 'react';

type Props = { url: string; copy: string; copied: string };

/** Copies a URL to the clipboard. Needs script. */
export function CopyLink({ url, copy, copied }: Props) {
  const [done, setDone] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          navigator.clipboard?.writeText(url).then(
            () => setDone(true),
            () => setDone(false),
          );
        }}
        className="quiet-link inline-block cursor-pointer py-2 noscript:hidden"
      >
        {copy}
      </button>
      <span role="status" className="ml-3 text-mute text-sm">
        {done && <span>{copied}</span>}
      </span>
    </>
  );
}
