'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import type { RecentlyViewedProps } from './recently-viewed-profiles';

/**
 * Placeholder of the recently viewed profiles, which are stored only in this browser. Lazy-loads
 * them when it is nearly in view, and hides itself if there are none.
 */
export function RecentlyViewedPlace(props: RecentlyViewedProps) {
  const { ref, inView } = useInView({ rootMargin: '0px 0px 400px', triggerOnce: true });
  const [Profiles, setProfiles] = useState<ComponentType<RecentlyViewedProps> | null>(null);
  const [empty, setEmpty] = useState(false);
  const { id } = props;
  useEffect(() => {
    if (!inView) return;
    import('./recently-viewed-profiles').then(
      ({ RecentlyViewedProfiles, hasHistory }) => {
        if (hasHistory(id)) setProfiles(() => RecentlyViewedProfiles);
        else setEmpty(true);
      },
      // If the script cannot be loaded the placeholder stays empty.
      () => {},
    );
  }, [inView, id]);
  return (
    <div ref={ref} hidden={empty} className="seen-place noscript:hidden print:hidden">
      {Profiles && <Profiles {...props} />}
    </div>
  );
}
