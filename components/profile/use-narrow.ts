'use client';

import { useSyncExternalStore } from 'react';

const NARROW = '(width < 768px)';

function follow(tell: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** True in a window so narrow that photos stand alone; the server's page is for a wide one. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
