'use client';

import { type MouseEvent, use, useEffect, useState } from 'react';
import { leaveFor } from '@/components/ui/navigate';
import { CloseOverlay } from '@/components/ui/overlay-entry';
import { isPlainClick } from '@/components/ui/plain-click';
import { LANGUAGE_LOADING_MS } from '@/lib/config/constants';

type Props = {
  label: string;
  links: readonly { lang: string; name: string; path: string }[];
  current: string;
  /** The query as the server knows it, like `location.search`: with its `?`, or empty. */
  search: string;
  className: string;
};

/** Event on the window when a link to another language is followed. */
const LANGUAGE_START = 'language-start';

/**
 * Plain links: a new language is a new document, so that its `lang` is right for a screen reader.
 * The query may have changed since the server rendered them: on hover or focus they take the
 * current one from the address bar.
 */
export function LanguageLinks({ label, links, current, search, className }: Props) {
  const closeOverlay = use(CloseOverlay);
  const [query, setQuery] = useState(search);
  const takeOver = () => setQuery(window.location.search);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    const { href } = event.currentTarget;
    const way = leaveFor(href, closeOverlay);
    if (way) window.dispatchEvent(new Event(LANGUAGE_START));
    if (way === 'push') return;
    event.preventDefault();
    if (way) window.location.replace(href);
  }
  return (
    <nav aria-label={label} onPointerEnter={takeOver} onFocus={takeOver} className={className}>
      <ul className="[&_a]:caps flex [&_a:not([aria-current])]:opacity-80">
        {links.map(({ lang, name, path }) => (
          <li key={lang}>
            <a
              href={path + query}
              hrefLang={lang}
              lang={lang}
              aria-current={lang === current ? 'true' : undefined}
              onClick={lang === current ? undefined : follow}
              className="icon-button quiet-link"
            >
              <span>
                <span>{lang}</span> <span className="sr-only">{name}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Covers the page while another language loads. Esc, which cancels that, uncovers it. */
export function LanguageLoading({ text }: { text: string }) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setOn(false);
    };
    const leave = () => {
      timer = setTimeout(end, LANGUAGE_LOADING_MS);
    };
    window.addEventListener(LANGUAGE_START, () => setOn(true), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    // The new page has arrived. The overlay stays for a fixed time and is then removed.
    window.addEventListener('pagehide', leave, { signal });
    // A page restored from the back-forward cache still has the overlay that it was left with.
    window.addEventListener('pageshow', end, { signal });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, []);
  return (
    <div role="status">
      {on && (
        <p data-loading className="fixed inset-0 z-70 grid place-items-center bg-paper/88">
          <span className="display animate-pulse text-2xl">{text}</span>
        </p>
      )}
    </div>
  );
}
