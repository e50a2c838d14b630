'use client';

import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { FileLink } from './file-link';

type Props = {
  href: string;
  /** What is posted as JSON, read when the link is pressed. */
  posted?: () => object;
  /** The text of the link; by default that of a download. */
  text?: string;
  /** The same object as for `Share`, so that the RSC payload has it once. */
  texts: Messages['share'];
  className?: string;
  children?: ReactNode;
};

/** A link that saves the PDF of a page, which the server makes on request. */
export function PdfLink({ href, posted, text, texts, className = '', children }: Props) {
  return (
    <FileLink
      href={href}
      busy={texts.making}
      save={(report) =>
        import('./save-pdf').then(
          ({ savePdf }) => savePdf({ href, posted: posted?.(), texts }, report),
          () => report({ failed: true, note: texts.notMade }),
        )
      }
      className={className}
    >
      {children}
      <span>{text ?? texts.download}</span>
    </FileLink>
  );
}
