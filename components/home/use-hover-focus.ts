import { type FocusEvent, type PointerEvent, useState } from 'react';

/** The index of the entry of the list that an element belongs to; -1 outside of the list. */
function entryOf(target: Element): number {
  const entry = target.closest('li');
  return entry?.parentElement ? [...entry.parentElement.children].indexOf(entry) : -1;
}

/**
 * Tracks hover and keyboard focus in a part of the page that has a list: `isPaused` is true while the
 * visitor points at an entry or has the keyboard's focus on a control. `handlersFor` takes a callback
 * for the index of the entry that is hovered or focused, and returns the part's handlers.
 */
export function useHoverFocus() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlersFor = (choose: (entry: number) => void) => ({
    onPointerOver({ target, pointerType }: PointerEvent) {
      const entry = pointerType === 'mouse' ? entryOf(target as Element) : -1;
      setPointed(entry >= 0);
      if (entry >= 0) choose(entry);
    },
    onPointerLeave: () => setPointed(false),
    onFocus({ target }: FocusEvent) {
      const entry = entryOf(target);
      setFocused(target.matches(':focus-visible'));
      if (entry >= 0) choose(entry);
    },
    onBlur: () => setFocused(false),
  });
  return { isPaused: pointed || focused, handlersFor };
}
