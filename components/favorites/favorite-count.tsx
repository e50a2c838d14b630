'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { mayHaveFavorites, onFavorites } from '@/lib/favorites/has-favorites';
import type { CountProps } from './counted-favorites';

const CountedFavorites = lazy(() => import('./counted-favorites'));

/**
 * Badge with the number of favorites, on the link to them. Visitors without favorites do not load
 * the script that counts them.
 */
export function FavoriteCount(props: CountProps) {
  const some = useSyncExternalStore(onFavorites, mayHaveFavorites, () => false);
  if (!some) return null;
  return (
    <LazyBoundary>
      <Suspense fallback={null}>
        <CountedFavorites {...props} />
      </Suspense>
    </LazyBoundary>
  );
}
