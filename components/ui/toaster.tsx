import { Toast as Kit } from '@base-ui/react/toast';
import { Check, Info } from 'lucide';
import type { FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routes/route';
import { ChangingText } from './changing-text';
import { Icon } from './icon';
import { MessageLayer } from './message-layer';
import { PageLink } from './page-link';
import { placeToaster } from './toast-place';
import './toast.css';

export type Toast = {
  /** A message replaces an earlier one with the same id. */
  id: string;
  kind: 'success' | 'warning';
  text: string;
  undo?: { label: string; run: () => void };
  link?: { label: string; locale: Locale; route: Route } | undefined;
};

/** Long enough to read a line, and to reach its button or link by keyboard. */
const SHOWN_MS = 4_000;
const WITH_ACTION_MS = 10_000;

type Data = Pick<Toast, 'kind' | 'link'>;

const ICONS = { success: Check, warning: Info };

const ACTION =
  'caps ml-auto inline-flex min-h-11 shrink-0 cursor-pointer items-center bg-ink px-4 text-paper';

const manager = Kit.createToastManager<Data>();

/** The element that was focused before a message was. */
let focusedBefore: EventTarget | null = null;

/** Shows a message, in a live region that is mounted with the first one. */
export function announce({ id, kind, text, undo, link }: Toast, region: string): void {
  // Screen readers announce what is added to a live region, not its initial content. The flush runs
  // effects, too: from then on the region receives what the manager adds.
  flushSync(() => placeToaster(<Toaster region={region} />));
  const run = () => {
    undo?.run();
    manager.close(id);
  };
  manager.add({
    id,
    // A message that replaces another is rendered into the same element, which may be translated.
    title: <ChangingText>{text}</ChangingText>,
    data: { kind, link },
    timeout: undo || link ? WITH_ACTION_MS : SHOWN_MS,
    actionProps: undo && { children: undo.label, onClick: run },
    onClose: returnFocus,
  });
}

function Toaster({ region }: { region: string }) {
  return (
    <Kit.Provider toastManager={manager}>
      <MessageLayer>
        <Kit.Viewport aria-label={region} onFocus={noteFocus} className="toasts print:hidden">
          <Messages />
        </Kit.Viewport>
      </MessageLayer>
    </Kit.Provider>
  );
}

function Messages() {
  const { toasts } = Kit.useToastManager<Data>();
  return toasts.map((toast) => (
    <Kit.Root key={toast.id} toast={toast} swipeDirection="down" className="toast">
      <Kit.Content className="toast-content">
        <Icon of={ICONS[toast.data?.kind ?? 'success']} strokeWidth={1.6} className="shrink-0" />
        <Kit.Title render={<div />} className="py-1 pr-2" />
        <Kit.Action className={ACTION} />
        {toast.data?.link && (
          <PageLink
            locale={toast.data.link.locale}
            route={toast.data.link.route}
            onNavigate={() => manager.close(toast.id)}
            className={ACTION}
          >
            {toast.data.link.label}
          </PageLink>
        )}
      </Kit.Content>
    </Kit.Root>
  ));
}

function noteFocus({ relatedTarget, currentTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget as Node | null)) focusedBefore = relatedTarget;
}

/** A closing message removes its focused button, so the focus goes back to where it came from. */
function returnFocus(): void {
  const inside = document.activeElement?.closest('.toasts');
  if (inside && focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
}
