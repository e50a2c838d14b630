import { type MouseEvent, useLayoutEffect, useRef } from 'react';

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
 * The views of one thing in a row. Each has a URL of its own, so that they are links and not what
 * ARIA calls tabs: without script the server answers them. The current one is brought into view.
 */
export function Tabs<K extends string>(props: Props<K>) {
  const { label, tabs, current, onChoose, className = '' } = props;
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the current one
  useLayoutEffect(() => {
    const tab = row.current?.querySelector('[aria-current]');
    if (!row.current || !tab) return;
    const [outer, inner] = [row.current, tab].map((one) => one.getBoundingClientRect());
    if (outer && inner) {
      row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    }
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={`tabs ${className}`}>
      <ul className="flex gap-x-7">
        {tabs.map(({ key, href, label: name }) => (
          <li key={key}>
            <a
              href={href}
              onClick={(event) => onChoose(event, key)}
              aria-current={key === current ? 'page' : undefined}
              className="block border-transparent border-b outline-offset-[-2px] forced-colors:not-aria-[current]:border-[Canvas] py-3 whitespace-nowrap text-mute hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
