import { useEffect, useRef, useState } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { followSeen, forgetSeen, isKeeping, setKeeping } from '@/lib/recently-viewed/keeping';
import { recentProfiles } from '@/lib/recently-viewed/recent-profiles';
import { profileRoute } from '@/lib/routes/build';
import type { RecentlyViewedProps } from './recently-viewed-place';

const readSeen = () => ({ keeping: isKeeping(), people: recentProfiles() });

/**
 * Whether there is anything to show: other profiles, or the button that switches the list on again.
 */
export function hasSeen(id: number | undefined): boolean {
  return !isKeeping() || recentProfiles().some((one) => one.id !== id);
}

/** The recently viewed profiles, with buttons to clear the list and to switch it off. */
export function RecentlyViewedProfiles({ locale, texts, id }: RecentlyViewedProps) {
  const [{ keeping, people }, setSeen] = useState(readSeen);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => followSeen(() => setSeen(readSeen())), []);
  const others = people.filter((one) => one.id !== id);
  return (
    <section aria-labelledby="seen" className="seen">
      <div className="flex flex-wrap items-center gap-x-6">
        <h2 id="seen" className="caps mr-auto text-mute">
          {texts.title}
        </h2>
        {people.length > 0 && (
          <button
            type="button"
            className="seen-act"
            onClick={() => {
              forgetSeen();
              // The focused button disappears with the list.
              toggle.current?.focus();
            }}
          >
            {texts.clear}
          </button>
        )}
        <button
          ref={toggle}
          type="button"
          className="seen-act"
          onClick={() => setKeeping(!keeping)}
        >
          {keeping ? texts.stop : texts.resume}
        </button>
      </div>
      {others.length > 0 && (
        <ul className="seen-row">
          {others.map((one) => (
            <li key={one.id}>
              <PageLink locale={locale} route={profileRoute(one)} className="quiet-link">
                {one.name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="text-mute text-sm">
        {keeping ? texts.note : texts.off}
      </p>
    </section>
  );
}
