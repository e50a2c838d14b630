'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isLost, isOutdated } from '@/components/ui/lazy-boundary';
import { storedItem } from '@/lib/browser-storage';
import { RELOAD_GUARD_MS } from '@/lib/config/constants';

type Props = { texts: { lost: string; retry: string } };

/**
 * Reloads a page whose chunks can no longer be loaded, as after a deploy. If that does not help, or
 * other data is missing, tells the visitor that a part of the page is missing.
 */
export function ChunkGuard({ texts }: Props) {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const handle = (error: unknown) => {
      if (isLost(error) && !reloadOnce(error)) setLost(true);
    };
    const onError = (event: ErrorEvent) => handle(event.error);
    const onRejection = (event: PromiseRejectionEvent) => handle(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  if (!lost) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-line border-t bg-paper px-gutter py-3"
    >
      <p>{texts.lost}</p>
      <ReloadButton>{texts.retry}</ReloadButton>
    </div>
  );
}

const lastReload = storedItem('session', 'chunk-reload', Number);

/** Whether it reloads the page: after a chunk failure, at most once within `RELOAD_GUARD_MS`. */
export function reloadOnce(
  error: unknown,
  now = Date.now(),
  reload = () => window.location.reload(),
): boolean {
  if (!isOutdated(error)) return false;
  if (now - (lastReload.get() ?? Number.NEGATIVE_INFINITY) < RELOAD_GUARD_MS) return false;
  // Without storage this could reload in an endless loop.
  if (!lastReload.set(now)) return false;
  reload();
  return true;
}

export function ReloadButton({ children }: { children: string }) {
  return (
    <Button look="filled" onClick={() => window.location.reload()}>
      {children}
    </Button>
  );
}
