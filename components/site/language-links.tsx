import { useState } from 'react';

type Props = {
  label: string;
  links: readonly { lang: string; name: string; path: string }[];
  /** The language of this page. */
  current: string;
  /** The query as the server knows it, like `location.search`: with its `?`, or empty. */
  search: string;
  className: string;
};

/**
 * Plain links: a new language is a new document, so that its `lang` is right for a screen reader.
 * The query may have changed since the server rendered them: on hover or focus they take the
 * current one from the address bar.
 */
export function LanguageLinks({ label, links, current, search, className }: Props) {
  const [query, setQuery] = useState(search);
  const takeOver = () => setQuery(window.location.search);
  return (
    <nav aria-label={label} onPointerEnter={takeOver} onFocus={takeOver} className={className}>
      <ul className="[&_a]:caps flex [&_a:not([aria-current])]:opacity-80">
        {links.map(({ lang, name, path }) => (
          <li key={lang}>
            <a
              href={path + query}
              hrefLang={lang}
              data-language={lang}
              lang={lang}
              aria-current={lang === current ? 'true' : undefined}
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
