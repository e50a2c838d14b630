'use client';

import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { SiteLink } from '@/components/ui/site-link';

type Props = { home: string; children: string };

/** Whether this tab has a page to go back to, other than the blank page of a new tab. */
function canGoBack(): boolean {
  const { history, navigation } = window;
  // Without the Navigation API a blank new-tab page cannot be distinguished from another site.
  const knowsNone = navigation !== undefined && !navigation.canGoBack;
  return history.length > 1 && !(knowsNone && document.referrer === '');
}

/** Goes back to the previous page; in a new tab, to the home page. */
export function BackButton({ home, children }: Props) {
  function back(event: MouseEvent) {
    if (!isPlainClick(event) || !canGoBack()) return;
    event.preventDefault();
    window.history.back();
  }
  return (
    <SiteLink href={home} onClick={back} className="button button-outlined noscript:hidden">
      {children}
    </SiteLink>
  );
}
