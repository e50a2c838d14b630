import type { ReactNode } from 'react';
import { DENSE } from '@/lib/config/constants';
import { safeHtml } from '@/lib/panel/values/safe-html';
import { Picture } from './picture';

type Props = {
  /** The title of the page, and what belongs to it. */
  head: ReactNode;
  image: string | null;
  /** Untrusted HTML, sanitized here. */
  html: string;
  /** Language of the text, if it is not the page's. */
  lang?: string | undefined;
  /** What follows the text, in its column. */
  children?: ReactNode;
};

/**
 * A title with a picture, where there is one, and a text of the panel: beside them in a wide window,
 * otherwise below.
 */
export function IllustratedText({ head, image, html, lang, children }: Props) {
  return (
    <div className="split gap-y-10 px-gutter lg:items-baseline">
      {/* It stays in sight beside a long text. */}
      <div className="lg:sticky lg:top-0">
        {head}
        {image && (
          <div className="picture-frame picture-beside-text">
            <Picture
              file={image}
              alt=""
              sizes={`(width >= 1024px) 46vw, ${DENSE} 70vw, 100vw`}
              width={3}
              height={2}
              widths={{ from: 440, to: 1920 }}
              load="first"
            />
          </div>
        )}
      </div>
      <div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized to a list of allowed tags */}
        <div lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: safeHtml(html) }} />
        {children}
      </div>
    </div>
  );
}
