import { Check, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

const ICONS = { check: Check, cross: X };

type Props = {
  id: string;
  /** The marker of each line. */
  mark: keyof typeof ICONS | 'number';
  title: string;
  children?: ReactNode;
} & Readonly<Record<`${1 | 2 | 3 | 4 | 5}`, string>>;

/** A title with a short list. */
export function Rules({ id, mark, title, children, ...lines }: Props) {
  const icon = mark === 'number' ? null : ICONS[mark];
  const List = icon ? 'ul' : 'ol';
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-xl">
        {title}
      </h2>
      <List className="mt-6 max-w-[34em] divide-y divide-line border-line border-y">
        {Object.values(lines).map((line, at) => (
          <li key={line} className="flex gap-4 py-3">
            {icon ? (
              <Icon
                of={icon}
                size={18}
                strokeWidth={1.6}
                className={`mt-[0.25em] shrink-0 ${mark === 'cross' ? 'text-accent' : ''}`}
              />
            ) : (
              <span aria-hidden className="w-[18px] shrink-0 text-mute tabular-nums">
                {at + 1}
              </span>
            )}
            <span>{line}</span>
          </li>
        ))}
      </List>
      {children}
    </section>
  );
}
