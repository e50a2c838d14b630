'use client';

import { Button } from '@/components/ui/button';

/** Where the visitor came from. */
export function BackButton({ children }: { children: string }) {
  return (
    <Button onClick={() => window.history.back()} className="noscript:hidden">
      {children}
    </Button>
  );
}
