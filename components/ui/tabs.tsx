import type { MouseEvent } from 'react';
import { showCurrent } from './show-current';
import { SiteLink } from './site-link';

/** A click on a tab; the tab's link is what it shows. */
export type TabClick = MouseEvent<HTMLAnchorElement>;

type Props<K extends string> = {
  label: string;
  tabs: readonly { key: K; href: string; label: string }[];
  /** The key of the current tab. */
  current: string;
  onChoose: (event: TabClick, key: K) => void;
  /** True where the tabs are pages of their own, which are prefetched on intent. */
  prefetch?: boolean;
  className?: string;
};

/**
 * Tabs in a row that scrolls. Each has its own URL, so they are links and not ARIA tabs; without
 * script the server handles them.
 */
export function Tabs<K extends string>(props: Props<K>) {
  const { label, tabs, current, onChoose, prefetch = false, className } = props;
  return (
    <nav aria-label={label} className={className}>
      <ul ref={showCurrent} className="tabs scroll-row">
        {tabs.map(({ key, href, label: name }) => (
          <li key={key}>
            <SiteLink
              href={href}
              prefetch={prefetch ? 'intent' : 'never'}
              onClick={(event) => onChoose(event, key)}
              aria-current={key === current ? 'page' : undefined}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
