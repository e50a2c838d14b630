import { Menu, X } from 'lucide';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';

const ID = 'drawer';

type Props = {
  texts: { open: string; close: string };
  /** Shown beside the close button. */
  wordmark: ReactNode;
  tools: ReactNode;
  children: ReactNode;
};

/** The drawer and its button. Modal with script, a popover without. */
export function DrawerSheet({ texts, wordmark, tools, children }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // Where the menu fits, the style sheet hides the button.
  useEffect(() => {
    if (!open) return;
    const closeWithoutButton = () => {
      if (button.current?.getClientRects().length === 0) setOpen(false);
    };
    window.addEventListener('resize', closeWithoutButton);
    return () => window.removeEventListener('resize', closeWithoutButton);
  }, [open]);

  function show(event: MouseEvent) {
    // Opened as a popover before the script loaded: closed as a popover.
    if (document.getElementById(ID)?.matches(':popover-open')) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <IconButton
        ref={button}
        icon={Menu}
        popoverTarget={ID}
        onClick={show}
        aria-label={texts.open}
        className="-mr-3"
      />
      <Dialog
        place="right"
        id={ID}
        popover="auto"
        open={open}
        onClose={() => setOpen(false)}
        aria-label={texts.open}
      >
        <div className="flex min-h-full flex-col px-gutter pb-8">
          <div className="-mr-3 flex h-header shrink-0 items-center">
            {wordmark}
            <div className="ml-auto">{tools}</div>
            <IconButton
              icon={X}
              iconSize={24}
              popoverTarget={ID}
              popoverTargetAction="hide"
              onClick={() => setOpen(false)}
              aria-label={texts.close}
            />
          </div>
          {children}
        </div>
      </Dialog>
    </>
  );
}
