'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepPage } from './kept-page';

type Props = { texts: { offline: string; unopened: string } };

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that there is no connection for as long as there is none, and keeps the page meanwhile. */
export function OfflineNotice({ texts }: Props) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [unopened, setUnopened] = useState(false);
  useEffect(() => {
    if (online) return;
    const end = keepPage(() => setUnopened(true));
    return () => {
      end();
      setUnopened(false);
    };
  }, [online]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-header z-30">
      {!online && (
        <p className="bg-ink px-gutter py-3 text-center text-paper text-sm">
          {unopened ? texts.unopened : texts.offline}
        </p>
      )}
    </div>
  );
}
