import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus once a form has gone: what was said of it stands here. */
export function SentPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={place} role="status" tabIndex={-1} className="sent-place">
      {children}
    </div>
  );
}
