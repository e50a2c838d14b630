'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { takeOverEntry, useOverlayEntry } from '@/components/ui/overlay-entry';
import { isPlainClick } from '@/components/ui/plain-click';

type Props = { id: string; className: string; children: ReactNode };

/** What slides in. Back closes it; a page that is opened from it takes its entry of the history. */
export function DrawerSheet({ id, className, children }: Props) {
  const router = useRouter();
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const hide = () => sheet.current?.hidePopover();
  useOverlayEntry(open, hide);

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || !takeOverEntry()) return;
    event.preventDefault();
    hide();
    // Another language is another document.
    if (link.dataset.language) window.location.replace(link.href);
    else router.replace(link.pathname + link.search);
  }

  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      onToggle={({ newState }) => setOpen(newState === 'open')}
      onClickCapture={follow}
      className={className}
    >
      {children}
    </div>
  );
}
