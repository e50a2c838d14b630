import { useEffect, useRef, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import {
  clearHistory,
  isHistoryOn,
  onHistoryChange,
  setHistoryOn,
} from '@/lib/recently-viewed/history';
import { recentProfiles } from '@/lib/recently-viewed/recent-profiles';
import { profileRoute } from '@/lib/routes/build';

export type RecentlyViewedProps = {
  locale: Locale;
  texts: Messages['seen'];
  /** The profile of this page, which is left out. */
  id?: number;
};

const readHistory = () => ({ on: isHistoryOn(), people: recentProfiles() });

/**
 * Whether there is anything to show: other profiles, or the button that switches the list on again.
 */
export function hasHistory(id: number | undefined): boolean {
  return !isHistoryOn() || recentProfiles().some((one) => one.id !== id);
}

/** The recently viewed profiles, with buttons to clear the list and to switch it off. */
export function RecentlyViewedProfiles({ locale, texts, id }: RecentlyViewedProps) {
  const [{ on, people }, setHistory] = useState(readHistory);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => onHistoryChange(() => setHistory(readHistory())), []);
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
              clearHistory();
              // The focused button disappears with the list.
              toggle.current?.focus();
            }}
          >
            {texts.clear}
          </button>
        )}
        <button ref={toggle} type="button" className="seen-act" onClick={() => setHistoryOn(!on)}>
          <ChangingText>{on ? texts.stop : texts.resume}</ChangingText>
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
        <ChangingText>{on ? texts.note : texts.off}</ChangingText>
      </p>
    </section>
  );
}
