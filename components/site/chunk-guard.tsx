'use client';

import { useEffect } from 'react';
import { reloadOnce } from './chunk-reload';

/** Renews a page whose scripts cannot be loaded any more. */
export function ChunkGuard() {
  useEffect(() => {
    const failed = (event: ErrorEvent) => void reloadOnce(event.error);
    const rejected = (event: PromiseRejectionEvent) => void reloadOnce(event.reason);
    window.addEventListener('error', failed);
    window.addEventListener('unhandledrejection', rejected);
    return () => {
      window.removeEventListener('error', failed);
      window.removeEventListener('unhandledrejection', rejected);
    };
  }, []);
  return null;
}
