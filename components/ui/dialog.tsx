'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { MessageHost } from './message-layer';
import { CloseOverlay, useOverlayEntry } from './overlay-entry';

type Passed = 'aria-label' | 'aria-labelledby' | 'children' | 'id' | 'popover';

type Props = Pick<ComponentProps<'dialog'>, Passed> & {
  /** A sheet at an edge of the window, or over all of it. */
  place: 'right' | 'top' | 'whole';
  open?: boolean;
  /** Esc, Back, or a click on the backdrop; the parent hides the dialog. */
  onClose: () => void;
};

/**
 * The native modal dialog: it traps and restores the focus, makes the page inert and closes with
 * Esc. It is open while `open` is true, or while it is rendered. Over the whole window there is no
 * backdrop: any click closes it, and none of its controls has the initial focus, since that would
 * look like a selection.
 */
export function Dialog({ place, open = true, onClose, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const whole = place === 'whole';
  /** Whether the pointer was pressed on the backdrop: selecting text may end there. */
  const onBackdrop = useRef(false);
  // Not for one that opens by itself: the visitor did not ask for it.
  useOverlayEntry(open && !whole, onClose);

  useLayoutEffect(() => {
    const { current } = dialog;
    if (!open || !current) return;
    // If it was opened before hydration, the visitor may have focused something in it already.
    const chosen = current.contains(document.activeElement);
    const release = reserveScrollbarSpace();
    current.showModal();
    if (whole && !chosen) current.focus();
    return () => {
      // Before React removes it: only a closing dialog restores the focus.
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
      onPointerDown={({ target, currentTarget }) => {
        onBackdrop.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (whole || (onBackdrop.current && target === currentTarget)) currentTarget.close();
      }}
      className={`sheet sheet-${place}`}
      {...rest}
    >
      <CloseOverlay value={open && !whole ? onClose : null}>{children}</CloseOverlay>
      {open && <MessageHost />}
    </dialog>
  );
}

/** Reserves the width of the scrollbar that the page behind loses, so that nothing moves. */
function reserveScrollbarSpace(): () => void {
  const { clientWidth, style } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => style.removeProperty('scrollbar-gutter');
}
