'use client';

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { type ProfileTab, tabOf } from '@/lib/talents/profile-tabs';

type Panel = { tab: ProfileTab; label: string; content: ReactNode };
type Props = { label: string; panels: readonly Panel[]; initial: ProfileTab };

/** Leaves to the browser what opens another window. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Keeps the language links of the header, which the server rendered, at the tab being shown. */
function followInLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.search = window.location.search;
  }
}

/**
 * The galleries of a profile, one at a time. Each tab is an address that the server answers too;
 * here a click changes the address and the panel without asking it.
 */
export function ProfileTabs({ label, panels, initial }: Props) {
  const [shown, setShown] = useState(initial);

  useEffect(() => {
    const follow = () => {
      const asked = new URLSearchParams(window.location.search).get('tab');
      const available = panels.map(({ tab }) => tab);
      setShown((current) => tabOf(asked, available) ?? current);
      followInLanguageLinks();
    };
    // A page that the browser goes back to may be one whose tab was changed here.
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [panels]);

  function choose(event: MouseEvent<HTMLAnchorElement>, tab: ProfileTab) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (tab !== shown) window.history.pushState(null, '', event.currentTarget.href);
    setShown(tab);
    followInLanguageLinks();
  }

  return (
    <>
      <nav aria-label={label} className="px-gutter lg:pl-0">
        <ul className="flex gap-6">
          {panels.map(({ tab, label: name }) => (
            <li key={tab}>
              <a
                href={`?tab=${tab}`}
                aria-current={tab === shown ? 'true' : undefined}
                onClick={(event) => choose(event, tab)}
                className="caps quiet-link inline-flex min-h-11 items-center text-mute aria-[current]:text-ink"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {panels.map(({ tab, content }) => tab === shown && <div key={tab}>{content}</div>)}
    </>
  );
}
