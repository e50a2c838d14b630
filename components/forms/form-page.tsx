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

/** Returns the function that a form calls with its success screen once it is sent. */
export function useShowSent(): (screen: ReactNode) => void {
  return use(ShowSent);
}

/**
 * The page of a form. The success screen replaces all of it. A link to this same page, which the
 * router would ignore, resets the page.
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
    const restart = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      // A link with a fragment, such as the skip link, does not reset it.
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
