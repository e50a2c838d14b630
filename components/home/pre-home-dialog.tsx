'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { storedItem } from '@/lib/browser-storage';
import { PRE_HOME_MS } from '@/lib/config/constants';
import { CRAWLER, SEEN_KEY } from './first-visit';
import styles from './pre-home.module.css';

const seen = storedItem('session', SEEN_KEY, (text) => text);

/** Overlay over the whole window, once per session. Any click, Esc or the timer closes it. */
export function PreHomeDialog({ label, children }: { label: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  // The inline script has opened it on the first page; after a client-side navigation this does.
  useEffect(() => {
    const first = !CRAWLER.test(navigator.userAgent) && seen.get() === null && seen.set('1');
    if (first || content.current?.closest('dialog')?.open) setOpen(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setOpen(false), PRE_HOME_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <Dialog place="whole" open={open} aria-label={label} onClose={close}>
      <div ref={content} className={styles.entrance}>
        {children}
      </div>
    </Dialog>
  );
}
