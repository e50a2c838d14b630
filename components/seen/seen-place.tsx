'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

export type SeenProps = {
  locale: Locale;
  texts: Messages['seen'];
  /** The profile that is open. */
  id?: number;
};

/** Keeps the place of what only this browser knows, which comes when the place is nearly in view. */
export function SeenPlace(props: SeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Seen, setSeen] = useState<ComponentType<SeenProps> | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./seen-profiles').then(
          ({ SeenProfiles }) => setSeen(() => SeenProfiles),
          // The place stays empty, and nothing else is lost.
          () => {},
        );
      },
      { rootMargin: '0px 0px 400px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="seen-place noscript:hidden print:hidden">
      {Seen && <Seen {...props} />}
    </div>
  );
}
