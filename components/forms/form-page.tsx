'use client';

import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { NAVIGATION_START } from '@/components/ui/page-transitions';

const ShowSent = createContext<(screen: ReactNode) => void>(() => {});

/** Returns the function that a form calls with its success screen once it is sent. */
export function useShowSent(): (screen: ReactNode) => void {
  return use(ShowSent);
}

/**
 * The page of a form. The success screen replaces all of it. A navigation to this same page, which
 * the router answers with what is already there, resets the page.
 */
export function FormPage({ children }: { children: ReactNode }) {
  const [sent, setSent] = useState<ReactNode>(null);
  const [visit, setVisit] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // Scrolls before the paint: the window is still at the submit button.
  useLayoutEffect(() => {
    if (!sent) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [sent]);
  useEffect(() => {
    if (!sent) return;
    const restart = (event: Event) => {
      const { href, pathname } = window.location;
      const target = new URL((event as CustomEvent<string>).detail, href);
      if (target.pathname !== pathname || target.hash) return;
      setSent(null);
      setVisit((count) => count + 1);
    };
    window.addEventListener(NAVIGATION_START, restart);
    return () => window.removeEventListener(NAVIGATION_START, restart);
  }, [sent]);
  return (
    <ShowSent value={setSent}>
      <div ref={place}>{sent}</div>
      <div key={visit} hidden={sent !== null}>
        {children}
      </div>
    </ShowSent>
  );
}
