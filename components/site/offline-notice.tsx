'use client';

import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that there is no connection, for as long as there is none. */
export function OfflineNotice({ text }: { text: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-50">
      {!online && <p className="bg-ink px-gutter py-3 text-center text-paper text-sm">{text}</p>}
    </div>
  );
}
