import { type ReactNode, ViewTransition } from 'react';

/**
 * The picture of a talent that takes part in the view transition. From a list to a profile the browser
 * morphs one into the other, since both have the same name. A page may have each name only once.
 */
export function PortraitTransition({ id, children }: { id: number; children: ReactNode }) {
  return (
    <ViewTransition name={`talent-${id}`} share="portrait" default="none">
      {children}
    </ViewTransition>
  );
}
