'use client';

import { printCasting } from './print-casting';

/** Prints the selection. Needs script. */
export function PrintCastingButton({ text }: { text: string }) {
  return (
    <button
      type="button"
      onClick={printCasting}
      className="quiet-link min-h-11 cursor-pointer text-sm noscript:hidden"
    >
      {text}
    </button>
  );
}
