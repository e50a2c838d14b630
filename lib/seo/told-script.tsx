'use client';

import { useState, useSyncExternalStore } from 'react';

type Registry = { [key: symbol]: (() => string | undefined) | undefined };

const never = () => () => {};

/**
 * The structured data that `tellOfPage` noted: React's data name this component and not the text. While
 * React takes the page over, it leaves the text as it is. A page that the router opens has none, since
 * what reads structured data loads the document.
 */
export function ToldScript() {
  const written = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // Not what it becomes once the page is taken over, which would take the script away.
  const [shown] = useState(written);
  if (!shown) return null;
  const registry = globalThis as unknown as Registry;
  return <DataScript text={registry[Symbol.for('vitrine.told')]?.() ?? ''} />;
}

export function DataScript({ text }: { text: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
