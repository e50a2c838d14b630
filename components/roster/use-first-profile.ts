import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '@/components/talents/index-source';
import { onActivity } from '@/components/ui/on-activity';
import { prefetchPage, useAppRouter } from '@/lib/platform/next/link-prefetch';

/**
 * Prefetches the profile at `path`, that of the first card. All profiles share their scripts and styles,
 * which the router requests only after a profile's data: the first click saves that round trip. A mouse
 * is about to point at cards, so that the idle browser fetches; a touch screen waits for a touch.
 */
export function useFirstProfile(path: string | undefined): void {
  const router = useAppRouter();
  const prefetch = useEffectEvent(() => {
    if (path && router) prefetchPage(path, router);
  });

  useEffect(() => {
    let sleep = () => {};
    const cancel = whenIdle(() => {
      if (matchMedia('(hover: hover)').matches) prefetch();
      else sleep = onActivity(prefetch);
    });
    return () => {
      cancel();
      sleep();
    };
  }, []);
}
