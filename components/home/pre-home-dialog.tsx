'use client';

import { type ReactNode, useEffect, useRef } from 'react';
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

/** A dialog over the whole window, once per session. Any click, Esc or the timer closes it. */
export function PreHomeDialog({ label, children }: { label: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!current || !isFirstVisit()) return;
    const close = () => current.close();
    current.showModal();
    // Not one of its links, which would look chosen.
    current.focus();
    current.addEventListener('click', close);
    const timer = setTimeout(close, PRE_HOME_MS);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('click', close);
      close();
    };
  }, []);
  return (
    <dialog ref={dialog} tabIndex={-1} aria-label={label} className="pre-home">
      <div className="flex min-h-full flex-col justify-between gap-12 px-gutter py-[12vh]">
        {children}
      </div>
    </dialog>
  );
}
