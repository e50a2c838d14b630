'use client';

import { useEffect, useState } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { LANGUAGE_LOADING_MS } from '@/lib/constants';

function isLanguageLink({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a[data-language]') : null;
  return link !== null && !link.hasAttribute('aria-current');
}

/** Covers the page while the same one in another language is on its way. */
export function LanguageLoading({ text }: { text: string }) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setOn(false);
    };
    const begin = (event: MouseEvent) => {
      if (!isPlainClick(event) || !isLanguageLink(event)) return;
      setOn(true);
      timer = setTimeout(end, LANGUAGE_LOADING_MS);
    };
    document.addEventListener('click', begin);
    // A page that comes back from the browser's cache comes as it was left.
    window.addEventListener('pageshow', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', begin);
      window.removeEventListener('pageshow', end);
    };
  }, []);
  return (
    <div role="status">
      {on && (
        <p className="loading-overlay">
          <span className="display animate-pulse text-2xl">{text}</span>
        </p>
      )}
    </div>
  );
}
