'use client';

import { Button } from '@/components/ui/button';

/** Reloads the page. */
export function ReloadButton({ children }: { children: string }) {
  return (
    <Button look="filled" onClick={() => window.location.reload()}>
      {children}
    </Button>
  );
}
