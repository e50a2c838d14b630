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

const ShowSent = createContext<(screen: ReactNode) => void>(() => {});

/** Gives what a form calls with its success screen once it was sent. */
export function useShowSent(): (screen: ReactNode) => void {
  return use(ShowSent);
}

/**
 * The page of a form. Its success screen takes the place of all of it, and a link to this same page, which
 * changes nothing for the router, starts the page anew.
 */
export function FormPage({ children }: { children: ReactNode }) {
  const [sent, setSent] = useState<ReactNode>(null);
  const [visit, setVisit] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // Before the first paint: the window is as far down as the button that sent the form.
  useLayoutEffect(() => {
    if (!sent) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [sent]);
  useEffect(() => {
    if (!sent) return;
    const restart = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      // One with a fragment, such as the link to the content, stays on the screen.
      if (!link || link.hash || link.pathname !== window.location.pathname) return;
      setSent(null);
      setVisit((count) => count + 1);
    };
    document.addEventListener('click', restart);
    return () => document.removeEventListener('click', restart);
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
