'use client';

import { useEffect, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { MessageLayer } from '@/components/ui/message-layer';
import { UNOPENED } from '@/components/ui/reachable';

type Props = { texts: { offline: string; unopened: string } };

/** Shows a notice while the browser is offline, and says when something was not opened. */
export function OfflineNotice({ texts }: Props) {
  const [notice, setNotice] = useState<keyof Props['texts'] | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const follow = () => setNotice(navigator.onLine ? null : 'offline');
    follow();
    window.addEventListener('online', follow, { signal });
    window.addEventListener('offline', follow, { signal });
    window.addEventListener(UNOPENED, () => navigator.onLine || setNotice('unopened'), { signal });
    return () => gone.abort();
  }, []);
  return (
    <MessageLayer shown={notice !== null}>
      <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-50">
        {notice && (
          <p
            className={`bg-ink px-gutter py-3 text-center text-paper text-sm [:root:has(&)]:[--notice:2.75rem] ${notice === 'unopened' ? 'max-sm:[:root:has(&)]:[--notice:4rem]' : ''}`}
          >
            <ChangingText>{texts[notice]}</ChangingText>
          </p>
        )}
      </div>
    </MessageLayer>
  );
}
