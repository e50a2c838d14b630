import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { FrameLink, HeaderData } from './frame-data';
import styles from './header.module.css';

/** The menu entry that contains the lists of models. */
export const MODELS = 1;

/** The menu in one line, where it fits; the lists of models are a drop-down. */
export function Menu({ data: { menu, lists, current, inLists, texts } }: { data: HeaderData }) {
  const link = ([text, href]: FrameLink, holdsPage = false) => (
    <SiteLink
      href={href}
      aria-current={href === current ? 'page' : holdsPage ? 'true' : undefined}
      className="quiet-link"
    >
      {text}
    </SiteLink>
  );
  return (
    <nav
      aria-label={texts.menu}
      className="[&_a]:caps ml-auto @max-[71em]/header:hidden [&_a]:inline-block [&_a]:py-3 [&_a]:whitespace-nowrap"
    >
      <ul className="flex items-center gap-x-7">
        {menu.map((entry, at) =>
          at === MODELS ? (
            <ModelsMenu key={entry[1]} label={texts.lists} link={link(entry, inLists)}>
              {lists.map((list) => (
                <li key={list[1]}>{link(list)}</li>
              ))}
            </ModelsMenu>
          ) : (
            <li key={entry[1]}>{link(entry)}</li>
          ),
        )}
      </ul>
    </nav>
  );
}

type Props = { label: string; link: ReactNode; children: ReactNode };

const LIST_ID = 'models-menu';

/**
 * `resting`: open while hovered or focused; `open`: opened by its button; `dismissed`: closed with
 * Esc, and stays closed until the pointer or the focus has left.
 */
type State = 'resting' | 'open' | 'dismissed';

/**
 * A link with a list below it, which opens on hover, on focus and with a button, stays while the
 * pointer is on it, and closes with Esc. Without script hover and focus still open it.
 */
export function ModelsMenu({ label, link, children }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('resting');

  // Listens on the whole page: the list may be open for the pointer while the focus is elsewhere.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !item.current?.matches(':hover, :focus-within')) return;
      setState('dismissed');
      if (item.current.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <li
      ref={item}
      className="group relative flex h-header items-center"
      data-open={state === 'open' || undefined}
      data-dismissed={state === 'dismissed' || undefined}
      onPointerEnter={() => setState((now) => (now === 'dismissed' ? 'resting' : now))}
      onBlur={({ relatedTarget }) => {
        if (!item.current?.contains(relatedTarget)) setState('resting');
      }}
    >
      {link}
      <IconButton
        ref={button}
        icon={ChevronDown}
        iconSize={14}
        aria-label={label}
        aria-expanded={state === 'open'}
        aria-controls={LIST_ID}
        onClick={() => setState(state === 'open' ? 'dismissed' : 'open')}
        className="-m-1.5 -mr-4 noscript:hidden"
      />
      <ul id={LIST_ID} className={styles.list}>
        {children}
      </ul>
    </li>
  );
}
