import { Menu, X } from 'lucide';
import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { takeEntry } from '@/components/ui/overlay-entry';
import { isPlainClick } from '@/components/ui/plain-click';

const ID = 'drawer';

type Props = {
  texts: { open: string; close: string };
  /** Shown beside the close button. */
  wordmark: ReactNode;
  tools: ReactNode;
  children: ReactNode;
};

/**
 * The drawer and its button. Modal with script, a popover without. A page that is opened from it
 * replaces its history entry.
 */
export function DrawerSheet({ texts, wordmark, tools, children }: Props) {
  const router = useRouter();
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

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // A link in the search dialog, which opens on top: the search handles it.
    if (link?.closest('dialog') !== event.currentTarget) return;
    if (!link || link.origin !== window.location.origin) return;
    if (!isPlainClick(event) || takeEntry() === 'push') return;
    event.preventDefault();
    setOpen(false);
    // A link to another language loads a new document.
    if (link.dataset.language) window.location.replace(link.href);
    else router.replace(link.pathname + link.search);
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
        onClickCapture={follow}
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
