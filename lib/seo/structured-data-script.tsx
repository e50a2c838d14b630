'use client';

import { useState } from 'react';

type Registry = { [key: symbol]: (() => string | undefined) | undefined };

/** True on the server, and in the browser until `PageRoot` sets `data-hydrated` in an effect. */
function isFromServer(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.hydrated === undefined;
}

/**
 * The JSON-LD that `noteStructuredData` stored for this request. As a client component it is only a
 * reference in the RSC payload, which would otherwise repeat the text. Hydration leaves the server's text
 * as it is. Pages opened by the router have none, since crawlers load the document.
 */
export function StructuredDataScript() {
  // Evaluated once: a later `false` would remove the script.
  const [shown] = useState(isFromServer);
  if (!shown) return null;
  const registry = globalThis as unknown as Registry;
  return <JsonLdScript text={registry[Symbol.for('vitrine.structured-data')]?.() ?? ''} />;
}

/** A JSON-LD script with this text, in which `writtenInScript` has escaped every tag. */
export function JsonLdScript({ text }: { text: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
