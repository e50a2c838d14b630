'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { UNOPENED } from '@/components/ui/page-transitions';

type Props = { texts: { offline: string; unopened: string } };

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Shows a notice while the browser is offline, and says when a link was not followed. */
export function OfflineNotice({ texts }: Props) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [unopened, setUnopened] = useState(false);
  useEffect(() => {
    if (online) return;
    const fail = () => setUnopened(true);
    window.addEventListener(UNOPENED, fail);
    return () => {
      window.removeEventListener(UNOPENED, fail);
      setUnopened(false);
    };
  }, [online]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-50">
      {!online && (
        <p className="bg-ink px-gutter py-3 text-center text-paper text-sm [:root:has(&)]:[--notice:2.75rem]">
          <ChangingText>{unopened ? texts.unopened : texts.offline}</ChangingText>
        </p>
      )}
    </div>
  );
}
