import { Check, Info } from 'lucide';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast as add, Toaster } from 'sonner';
import { Icon } from './icon';
import 'sonner/dist/styles.css';
import type { Toast } from './toasts';

/** Long enough to read a line, and to reach its button by keyboard. */
const SHOWN_MS = 4_000;
const WITH_UNDO_MS = 10_000;

const CLASSES = {
  toast:
    'flex w-full items-center gap-3 border font-sans border-ink bg-paper py-2 pr-2 pl-4 text-sm text-ink min-h-13',
  title: 'py-1 pr-2',
  icon: 'shrink-0',
  actionButton: 'caps ml-auto min-h-11 shrink-0 cursor-pointer bg-ink px-4 text-paper',
};

/** Puts the place of messages into the page, once, and gives what shows one there. */
export function mountToaster(region: string): (toast: Toast) => void {
  const place = document.createElement('div');
  document.body.append(place);
  // The place must be there before the first message, or a screen reader would not announce it.
  flushSync(() => {
    createRoot(place).render(
      <div role="status" aria-atomic="false" className="print:hidden">
        <Toaster
          position="bottom-center"
          containerAriaLabel={region}
          customAriaLabel={region}
          mobileOffset={16}
          style={{ fontFamily: 'inherit' }}
          icons={{
            success: <Icon of={Check} size={16} strokeWidth={1.6} />,
            warning: <Icon of={Info} size={16} strokeWidth={1.6} />,
          }}
          toastOptions={{ unstyled: true, classNames: CLASSES }}
        />
      </div>,
    );
  });
  return ({ id, kind, text, undo }) => {
    const action = undo && { label: undo.label, onClick: undo.run };
    add[kind](text, { id, action, duration: undo ? WITH_UNDO_MS : SHOWN_MS });
  };
}
