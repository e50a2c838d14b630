'use client';

import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { FileLink } from './file-link';

type Props = {
  href: string;
  /** Posted for the sheet of a selection with notes. */
  noted?: object | undefined;
  /** Those of `Share` too: one object in the page for both. */
  texts: Messages['share'];
  className?: string;
  children?: ReactNode;
};

/** Saves the PDF of a page, which is made when it is asked for. */
export function PdfLink({ href, noted, texts, className = '', children }: Props) {
  return (
    <FileLink
      href={href}
      busy={texts.making}
      save={(say) =>
        import('./save-pdf').then(
          ({ savePdf }) => savePdf({ href, noted, texts }, say),
          () => say({ failed: true, note: texts.notMade }),
        )
      }
      className={className}
    >
      {children}
      {texts.download}
    </FileLink>
  );
}
