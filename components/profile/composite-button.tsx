'use client';

import type { ReactNode } from 'react';
import { FileLink } from '@/components/talents/file-link';

export type CompositeSource = {
  id: number;
  slug: string;
  /** Paths of the composite images: the fallback if the panel's zip cannot be loaded. */
  files: readonly string[];
  texts: { download: string; downloading: string; downloaded: string; failed: string };
};

type Props = CompositeSource & { children?: ReactNode };

/**
 * Saves the composites as one zip: the panel's, or one built in the browser from the same images.
 */
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
