'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { NAVIGATION_START } from '@/components/ui/page-transitions';
import { PROGRESS_MS } from '@/lib/config/constants';

/** A progress bar at the top of the window during a client-side navigation. */
export function NavigationProgress() {
  const path = usePathname();
  const [navigating, setNavigating] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setNavigating(false);
    };
    // The router updates the history inside `useInsertionEffect`, where React forbids setting state,
    // so this defers to a microtask.
    const arrive = ({ from }: NavigationCurrentEntryChangeEvent) => {
      // Otherwise a list has stored its position in the entry that is being left.
      if (from.url !== window.location.href) queueMicrotask(end);
    };
    const begin = () => {
      end();
      setNavigating(true);
      timer = setTimeout(end, PROGRESS_MS);
    };
    const { navigation } = window;
    window.addEventListener(NAVIGATION_START, begin);
    navigation?.addEventListener('currententrychange', arrive);
    return () => {
      end();
      window.removeEventListener(NAVIGATION_START, begin);
      navigation?.removeEventListener('currententrychange', arrive);
    };
  }, []);

  // Without the Navigation API the new path indicates that the page has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event
  useEffect(() => setNavigating(false), [path]);

  // The element stays: inserting one into the body makes Chromium recalculate the styles of the whole
  // page. Without its class it is empty and takes no space.
  if (!navigating) return <div />;
  // A custom property, so that the style sheet can still disable all motion.
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 origin-top-left animate-[progress_calc(var(--time)*1ms)_cubic-bezier(0.1,0.7,0.3,1)_both] bg-accent"
      data-progress
      style={{ '--time': PROGRESS_MS }}
    />
  );
}
