'use client';

import { useState } from 'react';

type Props = { embed: string; title: string; show: string; hint: string };

/** A third-party map, loaded only on request so that its provider cannot track other visitors. */
export function MapOnDemand({ embed, title, show, hint }: Props) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        src={embed}
        title={title}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin"
        className="aspect-[4/3] w-full border border-line bg-tint"
      />
    );
  }
  return (
    <div className="noscript:hidden">
      <button
        type="button"
        onClick={() => setShown(true)}
        className="caps min-h-13 cursor-pointer border border-ink px-6"
      >
        {show}
      </button>
      <p className="mt-3 max-w-[22.5em] text-mute text-sm">{hint}</p>
    </div>
  );
}
