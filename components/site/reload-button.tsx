'use client';

import { Button } from '@/components/ui/button';

/** Asks for the same address again. */
export function ReloadButton({ children }: { children: string }) {
  return (
    <Button look="filled" onClick={() => window.location.reload()}>
      {children}
    </Button>
  );
}
