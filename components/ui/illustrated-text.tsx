import type { ReactNode } from 'react';
import { DENSE } from '@/lib/media/breakpoints';
import { safeHtml } from '@/lib/panel/html';
import { Picture } from './picture';

type Props = {
  image: string | null;
  /** The proportions of its frame, as classes. */
  frame: string;
  /** Untrusted HTML, sanitized here. */
  html: string;
  /** Language of the text, if it is not the page's. */
  lang?: string | undefined;
  /** What follows the text, in its column. */
  children?: ReactNode;
};

/** A picture as wide as the window, where there is one, and below it a text of the panel. */
export function IllustratedText({ image, frame, html, lang, children }: Props) {
  return (
    <>
      {image && (
        <div className={`picture-frame ${frame}`}>
          <Picture
            mobile={image}
            desktop={image}
            alt=""
            folderSwitch="wide"
            sizes={`${DENSE} 70vw, 100vw`}
            width={21}
            height={9}
            widths={{ from: 440, to: 2560 }}
            load="first"
          />
        </div>
      )}
      <div className={`px-gutter lg:pl-column ${image ? 'pt-12 lg:pt-20' : ''}`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized to a list of allowed tags */}
        <div lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: safeHtml(html) }} />
        {children}
      </div>
    </>
  );
}
