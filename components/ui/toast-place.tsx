'use client';

import { type ReactNode, useEffect, useState } from 'react';

let setToaster: ((toaster: ReactNode) => void) | null = null;

/** Mounts or updates the component that shows the messages. */
export function placeToaster(toaster: ReactNode): void {
  setToaster?.(toaster);
}

/** Mount point of the messages. Empty until the first one, which loads its own scripts. */
export function ToastPlace(): ReactNode {
  const [toaster, set] = useState<ReactNode>(null);
  useEffect(() => {
    setToaster = set;
  }, []);
  return toaster;
}
