'use client';

import { type ReactNode, useEffect, useState } from 'react';

let setToaster: ((toaster: ReactNode) => void) | null = null;

/** Puts what shows messages into the page; what was there before is updated. */
export function placeToaster(toaster: ReactNode): void {
  setToaster?.(toaster);
}

/** Where messages appear, on every page. Empty until the first one, which brings its own scripts. */
export function ToastPlace(): ReactNode {
  const [toaster, set] = useState<ReactNode>(null);
  useEffect(() => {
    setToaster = set;
  }, []);
  return toaster;
}
