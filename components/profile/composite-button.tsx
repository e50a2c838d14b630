'use client';

import type { ReactNode } from 'react';
import { FileLink } from '@/components/talents/file-link';
import type { CompositeSource } from './save-composites';

type Props = CompositeSource & { children?: ReactNode };

/** Saves the composites as one zip: the panel's, or one built in the browser. */
export function CompositeButton({ children, ...source }: Props) {
  const { id, texts } = source;
  return (
    <FileLink
      href={`/api/composite/${id}`}
      busy={texts.downloading}
      save={(report) =>
        import('./save-composites').then(
          ({ saveComposites }) => saveComposites(source, report),
          () => report({ failed: true, note: texts.failed }),
        )
      }
      className="caps"
    >
      {children}
      <span>{texts.download}</span>
    </FileLink>
  );
}
