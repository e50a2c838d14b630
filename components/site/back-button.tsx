'use client';

import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';

type Props = { home: string; children: string };

/** True when this tab has a page to go back to: not the empty page that a new tab begins with. */
function canGoBack(): boolean {
  const { history, navigation } = window;
  // A browser without this API does not tell its empty page from another site.
  const knowsNone = navigation !== undefined && !navigation.canGoBack;
  return history.length > 1 && !(knowsNone && document.referrer === '');
}

/** Where the visitor came from; in a new tab the home page. */
export function BackButton({ home, children }: Props) {
  function back(event: MouseEvent) {
    if (!isPlainClick(event) || !canGoBack()) return;
    event.preventDefault();
    window.history.back();
  }
  return (
    <a href={home} onClick={back} className="button button-outlined noscript:hidden">
      {children}
    </a>
  );
}
