'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

export type RecentlyViewedProps = {
  locale: Locale;
  texts: Messages['seen'];
  /** The profile of this page, which is left out. */
  id?: number;
};

/**
 * Placeholder of the recently viewed profiles, which are stored only in this browser. Lazy-loads
 * them when it is nearly in view, and hides itself if there are none.
 */
export function RecentlyViewedPlace(props: RecentlyViewedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Profiles, setProfiles] = useState<ComponentType<RecentlyViewedProps> | null>(null);
  const [empty, setEmpty] = useState(false);
  const { id } = props;
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./recently-viewed-profiles').then(
          ({ RecentlyViewedProfiles, hasHistory }) => {
            if (hasHistory(id)) setProfiles(() => RecentlyViewedProfiles);
            else setEmpty(true);
          },
          // If the script cannot be loaded the placeholder stays empty.
          () => {},
        );
      },
      { rootMargin: '0px 0px 400px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [id]);
  return (
    <div ref={place} hidden={empty} className="seen-place noscript:hidden print:hidden">
      {Profiles && <Profiles {...props} />}
    </div>
  );
}
