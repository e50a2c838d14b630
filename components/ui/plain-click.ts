type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click is meant for this tab: the main button, or Enter, without a modifier key. Any
 * other click on a link is left to the browser: it opens a tab or a window, or downloads.
 */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** A click handler that does something instead of following the link, unless it opens another tab. */
export function onPlainClick<E extends Click & { preventDefault: () => void }>(
  run: (event: E) => void,
): (event: E) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    run(event);
  };
}
