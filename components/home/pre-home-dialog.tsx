'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { PRE_HOME_MS } from '@/lib/constants';
import { storedItem } from '@/lib/platform/browser-storage';

const seen = storedItem('session', 'pre-home', (text) => text);
const CRAWLER = /bot|crawl|spider|slurp|lighthouse|preview/i;

/** True on the first visit of this tab, which it marks; never for a crawler. */
function isFirstVisit(): boolean {
  if (CRAWLER.test(navigator.userAgent)) return false;
  const first = seen.get() === null;
  // Where nothing can be stored it would come again on every page.
  return seen.set('1') && first;
}

/** Opens over the whole window, once per session. Any click, Esc or the timer closes it. */
export function PreHomeDialog({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (isFirstVisit()) setOpen(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(setOpen, PRE_HOME_MS, false);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <Dialog place="whole" open={open} aria-label={label} onClose={() => setOpen(false)}>
      <div className="pre-home flex min-h-full flex-col justify-between gap-12 bg-dark px-gutter py-[12vh] text-light">
        {children}
      </div>
    </Dialog>
  );
}
