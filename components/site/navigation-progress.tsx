'use client';

import { usePathname } from 'next/navigation';
import { type CSSProperties, useEffect, useState } from 'react';
import { PROGRESS_MS } from '@/lib/constants';
import { NAVIGATION_START } from './page-transitions';

type WithNavigation = Window & { navigation?: EventTarget };

/** A line at the top of the window while another page is on its way. */
export function NavigationProgress() {
  const path = usePathname();
  const [under, setUnder] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setUnder(false);
    };
    // The router updates the history inside `useInsertionEffect`, where React forbids setting state,
    // so this defers to a microtask.
    const arrive = () => queueMicrotask(end);
    const begin = () => {
      end();
      setUnder(true);
      timer = setTimeout(end, PROGRESS_MS);
    };
    const { navigation } = window as WithNavigation;
    window.addEventListener(NAVIGATION_START, begin);
    navigation?.addEventListener('currententrychange', arrive);
    return () => {
      end();
      window.removeEventListener(NAVIGATION_START, begin);
      navigation?.removeEventListener('currententrychange', arrive);
    };
  }, []);

  // Where a browser tells nothing of its history, the new path says that the page has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event
  useEffect(() => setUnder(false), [path]);

  if (!under) return null;
  // A variable, so that the style sheet can still take all motion away.
  return (
    <div aria-hidden className="progress" style={{ '--time': PROGRESS_MS } as CSSProperties} />
  );
}
