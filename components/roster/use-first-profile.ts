import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { prefetchPage, useAppRouter } from '@/lib/platform/next/link-prefetch';

/**
 * Prefetches the profile at `path`, that of the first card, when the browser is idle. All profiles share
 * scripts, which the router requests only after a profile's data: once they are cached, the first click
 * saves that round trip. Only with a mouse, because its pointer will soon rest on a card. A phone loads
 * nothing before a touch.
 */
export function useFirstProfile(path: string | undefined): void {
  const router = useAppRouter();
  const prefetch = useEffectEvent(() => {
    const hovers = matchMedia('(hover: hover)').matches;
    if (hovers && path && router) prefetchPage(path, router);
  });

  useEffect(() => whenIdle(prefetch), []);
}
