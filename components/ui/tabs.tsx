import type { MouseEvent } from 'react';
import { showCurrent } from './show-current';

/** A click on a tab, whose link says what it shows. */
export type TabClick = MouseEvent<HTMLAnchorElement>;

type Props<K extends string> = {
  label: string;
  tabs: readonly { key: K; href: string; label: string }[];
  /** The key of the one that is shown. */
  current: string;
  onChoose: (event: TabClick, key: K) => void;
  className?: string;
};

/**
 * The views of one thing in a row that scrolls. Each has a URL of its own, so that they are links and not what
 * ARIA calls tabs: without script the server answers them.
 */
export function Tabs<K extends string>(props: Props<K>) {
  const { label, tabs, current, onChoose, className } = props;
  return (
    <nav aria-label={label} className={className}>
      <ul ref={showCurrent} className="tabs scroll-row">
        {tabs.map(({ key, href, label: name }) => (
          <li key={key}>
            <a
              href={href}
              onClick={(event) => onChoose(event, key)}
              aria-current={key === current ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
