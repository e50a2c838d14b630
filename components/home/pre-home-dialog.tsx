'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { PRE_HOME_MS } from '@/lib/constants';
import { storedItem } from '@/lib/platform/browser-storage';
import { CRAWLER, SEEN_KEY } from './first-visit';

const seen = storedItem('session', SEEN_KEY, (text) => text);

/** True on the first visit of this tab, which it marks; never for a crawler. */
function isFirstVisit(): boolean {
  if (CRAWLER.test(navigator.userAgent)) return false;
  const first = seen.get() === null;
  // Where nothing can be stored it would come again on every page.
  return seen.set('1') && first;
}

/**
 * Lies over the whole window, once per session: opened by the script of the first page, or here when
 * the visitor has come from another page. Any click, Esc or the timer closes it.
 */
export function PreHomeDialog({ label, children }: { label: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (content.current?.closest('dialog')?.open || isFirstVisit()) setOpen(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(setOpen, PRE_HOME_MS, false);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <Dialog place="whole" open={open} aria-label={label} onClose={() => setOpen(false)}>
      <div ref={content} className="pre-home">
        {children}
      </div>
    </Dialog>
  );
}
