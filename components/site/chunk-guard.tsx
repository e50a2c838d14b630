'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { handleLost, isOutdated, PART_LOST } from '@/components/ui/lazy-part';
import { MessageLayer } from '@/components/ui/message-layer';
import { reloadPage } from '@/components/ui/reachable';

type Props = { texts: { lost: string; retry: string } };

/**
 * Reloads a page whose chunks can no longer be loaded, as after a deploy. If that does not help, or a
 * lazy-loaded part is missing for another reason, tells the visitor.
 */
export function ChunkGuard({ texts }: Props) {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const handle = (error: unknown) => void (isOutdated(error) && handleLost(error));
    window.addEventListener(PART_LOST, () => setLost(true), { signal });
    window.addEventListener('error', ({ error }) => handle(error), { signal });
    window.addEventListener('unhandledrejection', ({ reason }) => handle(reason), { signal });
    return () => gone.abort();
  }, []);
  if (!lost) return null;
  return (
    <MessageLayer>
      <div
        role="alert"
        className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-line border-t bg-paper px-gutter py-3"
      >
        <p>{texts.lost}</p>
        <ReloadButton>{texts.retry}</ReloadButton>
      </div>
    </MessageLayer>
  );
}

export function ReloadButton({ children }: { children: string }) {
  return (
    <Button look="filled" onClick={reloadPage}>
      {children}
    </Button>
  );
}
