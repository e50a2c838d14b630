'use client';

import type { MouseEvent, ReactNode } from 'react';
import { showAddress, useAddress } from '@/components/ui/address';
import { isPlainClick } from '@/components/ui/plain-click';
import { Tabs } from '@/components/ui/tabs';
import { type ProfileTab, tabOf } from '@/lib/talents/profile-tabs';
import styles from './book.module.css';

type Panel = { tab: ProfileTab; label: string; content: ReactNode };
type Props = { label: string; panels: readonly Panel[]; initial: ProfileTab };

/**
 * The galleries of a profile, one at a time: panel and tabs are two parts of the profile's grid.
 * Each tab has a URL that the server renders, too; here a click changes the URL and the panel
 * without a request.
 */
export function ProfileTabs({ label, panels, initial }: Props) {
  const shown = useAddress<ProfileTab>(() => {
    const requested = new URLSearchParams(window.location.search).get('tab');
    const available = panels.map(({ tab }) => tab);
    return tabOf(requested, available) ?? initial;
  }, initial);

  function choose(event: MouseEvent<HTMLAnchorElement>, tab: ProfileTab) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (tab !== shown) showAddress('push', event.currentTarget.href);
  }

  return (
    <>
      <div className={styles.gallery}>
        {panels.map(({ tab, content }) => tab === shown && <div key={tab}>{content}</div>)}
      </div>
      <Tabs
        label={label}
        tabs={panels.map((panel) => ({ ...panel, key: panel.tab, href: `?tab=${panel.tab}` }))}
        current={shown}
        onChoose={choose}
        className="px-gutter max-lg:order-1 lying:w-full lg:col-start-1 lg:row-start-2 lg:pr-8"
      />
    </>
  );
}
