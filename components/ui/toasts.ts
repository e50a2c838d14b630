import { Toast as Kit } from '@base-ui/react/toast';

export type Toast = {
  /** A message replaces an earlier one with the same id. */
  id: string;
  kind: 'success' | 'warning';
  text: string;
  undo?: { label: string; run: () => void };
  /** A link to a page. */
  link?: { label: string; href: string } | undefined;
};

/** Long enough to read a line, and to reach its button or link by keyboard. */
const SHOWN_MS = 4_000;
const WITH_ACTION_MS = 10_000;

/** What a message has besides its text. */
export type ToastData = Pick<Toast, 'kind' | 'link'>;

/** The messages that `Toaster` shows. */
export const toastManager = Kit.createToastManager<ToastData>();

/** Shows a message for a few seconds. */
export function showToast({ id, kind, text, undo, link }: Toast): void {
  const run = () => {
    undo?.run();
    toastManager.close(id);
  };
  toastManager.add({
    id,
    title: text,
    data: { kind, link },
    timeout: undo || link ? WITH_ACTION_MS : SHOWN_MS,
    actionProps: undo && { children: undo.label, onClick: run },
    onClose: returnFocus,
  });
}

/** The element that was focused before a message was. */
let focusedBefore: EventTarget | null = null;

/** Remembers where the focus comes from, when it moves into the messages. */
export function noteFocus(from: EventTarget | null): void {
  focusedBefore = from;
}

/** A closing message removes its focused button, so the focus goes back to where it came from. */
function returnFocus(): void {
  const inside = document.activeElement?.closest('.toasts');
  if (inside && focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
}
