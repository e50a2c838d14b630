'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { label: string; link: ReactNode; children: ReactNode };

const LIST_ID = 'models-menu';

/**
 * A link with a list below it, which opens on hover, on focus and with a button, stays while the
 * pointer is on it, and closes with Esc. Without script hover and focus still open it.
 */
export function ModelsMenu({ label, link, children }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** Closed by Esc: it opens no more before the pointer or the focus has gone away. */
  const [dismissed, setDismissed] = useState(false);

  // Anywhere on the page: the list may be open for the pointer while the focus is elsewhere.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !item.current?.matches(':hover, :focus-within')) return;
      setOpen(false);
      setDismissed(true);
      if (item.current.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <li
      ref={item}
      className="models-menu group relative flex items-center"
      data-open={open || undefined}
      data-dismissed={dismissed || undefined}
      onPointerEnter={() => setDismissed(false)}
      onBlur={({ relatedTarget }) => {
        if (item.current?.contains(relatedTarget)) return;
        setOpen(false);
        setDismissed(false);
      }}
    >
      {link}
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={LIST_ID}
        onClick={() => {
          setDismissed(open);
          setOpen(!open);
        }}
        className="grid size-8 cursor-pointer place-items-center [@media(scripting:none)]:hidden"
      >
        <ChevronDown aria-hidden size={14} strokeWidth={1.5} />
      </button>
      <ul id={LIST_ID} className="models-menu-list">
        {children}
      </ul>
    </li>
  );
}
