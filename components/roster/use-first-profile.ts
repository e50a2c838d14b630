import { useEffect, useEffectEvent } from 'react';
import { isConstrained } from '@/components/ui/connection';
import { onActivity } from '@/components/ui/on-activity';
import { whenIdle } from '@/components/ui/when-idle';
import { prefetchPage, useAppRouter } from '@/lib/platform/next/link-prefetch';

/**
 * Prefetches the profile at `path`, that of the first card. All profiles share scripts and styles, which
 * the router requests only after a profile's data: once they are cached, the first click saves that round
 * trip. With a mouse it prefetches when the browser is idle, because the pointer will soon reach a card.
 * On a touch screen it waits for the first activity (touch, scroll or key). On a connection that is slow
 * or metered it prefetches nothing.
 */
export function useFirstProfile(path: string | undefined): void {
  const router = useAppRouter();
  const prefetch = useEffectEvent(() => {
    if (path && router) prefetchPage(path, router);
  });

  useEffect(() => {
    if (isConstrained()) return;
    const hovers = matchMedia('(hover: hover)').matches;
    return hovers ? whenIdle(prefetch) : onActivity(prefetch);
  }, []);
}
