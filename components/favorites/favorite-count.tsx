'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Part } from '@/components/ui/lazy-boundary';
import { mayHaveFavorites, onFavorites } from '@/lib/favorites/has-favorites';
import type { CountProps } from './counted-favorites';

const CountedFavorites = lazy(() => import('./counted-favorites'));

/**
 * How many favorites the visitor has, on the corner of the link that leads to them. Whoever has none
 * is spared the script that counts them.
 */
export function FavoriteCount(props: CountProps) {
  const some = useSyncExternalStore(onFavorites, mayHaveFavorites, () => false);
  if (!some) return null;
  return (
    <Part>
      <Suspense fallback={null}>
        <CountedFavorites {...props} />
      </Suspense>
    </Part>
  );
}
