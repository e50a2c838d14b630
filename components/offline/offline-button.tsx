'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import type { OfflineProps } from './offline-copy';

const load = () => import('./offline-copy');
const OfflineCopy = lazy(load);

/**
 * Saves a selection on this device. Its code is loaded on hover or focus, or if the device has saved a
 * selection before. Hidden without JavaScript.
 */
export function OfflineButton(props: OfflineProps) {
  const { path, texts } = props;
  const [wanted, setWanted] = useState<'nothing' | 'state' | 'save'>('nothing');
  useEffect(() => {
    navigator.serviceWorker?.getRegistration(path).then(
      (found) => {
        if (found?.scope.endsWith(path)) setWanted((now) => (now === 'nothing' ? 'state' : now));
      },
      () => {},
    );
  }, [path]);
  const intent = () => void load().catch(() => {});
  const button = (
    <div className="offline-copy text-sm noscript:hidden">
      <p className="text-mute">{texts.lead}</p>
      <div className="tools">
        <button
          type="button"
          onClick={() => setWanted('save')}
          onPointerEnter={intent}
          onFocus={intent}
          className="quiet-link min-h-11 cursor-pointer"
        >
          {texts.keep}
        </button>
      </div>
    </div>
  );
  if (wanted === 'nothing') return button;
  return (
    <LazyBoundary onLost={() => setWanted('nothing')}>
      <Suspense fallback={button}>
        <OfflineCopy {...props} save={wanted === 'save'} />
      </Suspense>
    </LazyBoundary>
  );
}
