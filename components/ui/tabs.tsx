import type { MouseEvent } from 'react';
import { SiteLink } from './site-link';

type Props<K extends string> = {
  label: string;
  tabs: readonly { key: K; href: string; label: string }[];
  current: string;
  onChoose: (event: MouseEvent<HTMLAnchorElement>, key: K) => void;
  /** True where the tabs are pages of their own, which are prefetched on intent. */
  prefetch?: boolean;
  className?: string;
};

/** Links and not ARIA tabs: each has its own URL; without script the server handles them. */
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

/**
 * Scrolls a row to its current link, in browsers without `scroll-initial-target`
 * (`scroll-row.css`). Used as the row's ref, so that it runs once; only the row scrolls, never the
 * page.
 */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current || CSS.supports('scroll-initial-target', 'nearest')) return;
  const { left, width } = current.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
}
