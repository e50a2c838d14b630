import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import type { NarrowingLinks } from './narrowing-links';
import type { RosterPlace } from './roster-place';

type Props = Pick<RosterPlace, 'texts' | 'go'> & Pick<NarrowingLinks, 'chips'>;

/** The chips of the active filters; a click removes one. */
export function ActiveFilters({ texts, go, chips }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={texts.roster.active} className="flex flex-wrap gap-2 px-gutter py-4">
      {chips.map(({ text, href }) => (
        <li key={text} className="min-w-0">
          <a
            href={href}
            onClick={go}
            aria-label={fill(texts.roster.remove, { filter: text })}
            className="inline-flex min-h-9 max-w-full items-center gap-2 border border-ink px-3 text-sm hover:bg-ink hover:text-paper"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <Icon of={X} size={14} strokeWidth={1.5} className="shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
