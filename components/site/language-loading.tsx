'use client';

import { useEffect, useState } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { LANGUAGE_LOADING_MS } from '@/lib/config/constants';

function isLanguageLink({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a[data-language]') : null;
  return link !== null && !link.hasAttribute('aria-current');
}

/**
 * Covers the page while it loads in another language, however long that takes. Esc uncovers it, as
 * it also cancels the browser's navigation.
 */
export function LanguageLoading({ text }: { text: string }) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setOn(false);
    };
    const begin = (event: MouseEvent) => {
      if (isPlainClick(event) && isLanguageLink(event)) setOn(true);
    };
    const leave = () => {
      timer = setTimeout(end, LANGUAGE_LOADING_MS);
    };
    const stop = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    document.addEventListener('click', begin);
    document.addEventListener('keydown', stop);
    // The new page has arrived. The overlay stays for a fixed time and is then removed.
    window.addEventListener('pagehide', leave);
    // A page restored from the back-forward cache still has the overlay that it was left with.
    window.addEventListener('pageshow', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', begin);
      document.removeEventListener('keydown', stop);
      window.removeEventListener('pagehide', leave);
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
