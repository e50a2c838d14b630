'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { type TabClick, Tabs } from '@/components/ui/tabs';
import { type ProfileTab, tabOf } from '@/lib/talents/profile-tabs';

type Panel = { tab: ProfileTab; label: string; content: ReactNode };
type Props = { label: string; panels: readonly Panel[]; initial: ProfileTab };

/**
 * The galleries of a profile, one at a time: panel and tabs are two parts of the profile's grid.
 * Each tab has a URL that the server renders, too; here a click changes the URL and the panel
 * without a request.
 */
export function ProfileTabs({ label, panels, initial }: Props) {
  const [shown, setShown] = useState(initial);

  useEffect(() => {
    const follow = () => {
      const requested = new URLSearchParams(window.location.search).get('tab');
      const available = panels.map(({ tab }) => tab);
      setShown((current) => tabOf(requested, available) ?? current);
    };
    // On back navigation the page may be restored with another tab in its URL than it was rendered
    // with.
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [panels]);

  function choose(event: TabClick, tab: ProfileTab) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (tab !== shown) window.history.pushState(null, '', event.currentTarget.href);
    setShown(tab);
  }

  return (
    <>
      <div className="profile-gallery">
        {panels.map(({ tab, content }) => tab === shown && <div key={tab}>{content}</div>)}
      </div>
      <Tabs
        label={label}
        tabs={panels.map((panel) => ({ ...panel, key: panel.tab, href: `?tab=${panel.tab}` }))}
        current={shown}
        onChoose={choose}
        className="gallery-tabs"
      />
    </>
  );
}
