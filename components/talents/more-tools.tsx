import { Ellipsis } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = { text: string; children: ReactNode };

/** The tools that are less often used, unfolded below the others. */
export function MoreTools({ text, children }: Props) {
  return (
    <details>
      <summary className="quiet-link inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <Icon of={Ellipsis} />
        <span>{text}</span>
      </summary>
      <div className="flex flex-col items-start">{children}</div>
    </details>
  );
}
