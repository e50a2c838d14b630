'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useOverlayEntry } from './overlay-entry';

type Passed = 'aria-label' | 'aria-labelledby' | 'children' | 'id' | 'popover' | 'onClickCapture';

type Props = Pick<ComponentProps<'dialog'>, Passed> & {
  /** A sheet at an edge of the window, or over the whole of it. */
  place: 'right' | 'top' | 'whole';
  open?: boolean;
  /** Esc, the phone's Back, or a click on the mask: whoever shows the dialog now hides it. */
  onClose: () => void;
};

/**
 * The browser's own modal dialog: it holds the focus and gives it back, makes the page behind it
 * inert and closes with Esc. It is open for as long as `open` says, or as it is rendered. Over the
 * whole window there is no mask to click: any click closes it, and no control of it has the focus
 * at first, since it would look chosen. It stays open until the caller sets `open` to false, so that
 * a view transition can begin with it.
 */
export function Dialog({ place, open = true, onClose, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const whole = place === 'whole';
  // What opens by itself must not stand in the history: nobody asked for it.
  useOverlayEntry(open && !whole, onClose);

  useLayoutEffect(() => {
    const { current } = dialog;
    if (!open || !current) return;
    // Open before this script, it may have the focus of somebody who was quicker.
    const chosen = current.contains(document.activeElement);
    const release = keepScrollbarsPlace();
    current.showModal();
    if (whole && !chosen) current.focus();
    return () => {
      // Before it is taken out of the page: only then does the browser give the focus back.
      current.close();
      release();
    };
  }, [open, whole]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc
    <dialog
      ref={dialog}
      tabIndex={whole ? -1 : undefined}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onCancel={(event) => {
        if (!whole) return;
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (whole) onClose();
        else if (target === currentTarget) currentTarget.close();
      }}
      className={`sheet sheet-${place}`}
      {...rest}
    />
  );
}

/** The page behind does not scroll; where its scrollbar takes room, nothing may move into it. */
function keepScrollbarsPlace(): () => void {
  const { clientWidth, style } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => style.removeProperty('scrollbar-gutter');
}
