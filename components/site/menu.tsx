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
  const link = (page: FrameLink, holdsPage = false) => (
    <MenuLink page={page} current={current} holdsPage={holdsPage} />
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

type MenuLinkProps = {
  page: FrameLink;
  /** The path of the page that the visitor is on. */
  current: string | null;
  /** The current page is below this one. */
  holdsPage: boolean;
  className?: string;
};

/** A link of the menu, which marks the current page. */
export function MenuLink({
  page: [text, href],
  current,
  holdsPage,
  className = '',
}: MenuLinkProps) {
  return (
    <SiteLink
      href={href}
      aria-current={href === current ? 'page' : holdsPage ? 'true' : undefined}
      className={`quiet-link ${className}`}
    >
      {text}
    </SiteLink>
  );
}

type Props = { label: string; link: ReactNode; children: ReactNode };

const LIST_ID = 'models-menu';

/**
 * A link with a list below it: a disclosure, which its button and the mouse open. It closes with Esc, and
 * when the pointer or the focus leaves it. Without script hover and focus open it.
 */
export function ModelsMenu({ label, link, children }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);

  // Listens on the whole page: the list may be open for the pointer while the focus is elsewhere.
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (list.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <li
      ref={item}
      className="group relative flex h-header items-center"
      data-open={open || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => list.current?.contains(document.activeElement) || setOpen(false)}
      onBlur={({ relatedTarget }) => item.current?.contains(relatedTarget) || setOpen(false)}
    >
      {link}
      <IconButton
        ref={button}
        icon={ChevronDown}
        iconSize={14}
        aria-label={label}
        aria-expanded={open}
        aria-controls={LIST_ID}
        onClick={() => setOpen(!open)}
        className="-m-1.5 -mr-4 noscript:hidden"
      />
      <ul ref={list} id={LIST_ID} className={styles.list}>
        {children}
      </ul>
    </li>
  );
}
