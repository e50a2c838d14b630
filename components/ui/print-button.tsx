'use client';

import { Printer } from 'lucide';
import { Icon } from './icon';

/** Prints the page as one sheet. Needs script. */
export function PrintButton({ text }: { text: string }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="quiet-link caps inline-flex min-h-11 cursor-pointer items-center gap-3 noscript:hidden"
    >
      <Icon of={Printer} size={16} strokeWidth={1.5} />
      <span>{text}</span>
    </button>
  );
}
