import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { CARD_MEASURES, type ListedTalent } from '@/lib/talents/card';
import { cardRows, type RowKey } from '@/lib/talents/rows';

type Props = {
  id: string;
  label: string;
  measures: Messages['measures'];
  locale: Locale;
  found: readonly ListedTalent[];
  /** The index of the active option; -1 if none. */
  active: number;
  onPoint: (index: number) => void;
};

const SHOWN = new Set<RowKey>(CARD_MEASURES);

/** The focus stays in the field, from where the arrow keys select an option of this listbox. */
export function SearchResults({ id, label, measures, locale, found, active, onPoint }: Props) {
  return (
    <div id={id} role="listbox" aria-label={label} className="grid gap-x-8 sm:grid-cols-2">
      {found.map((one, index) => (
        <SiteLink
          key={one.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          href={pathOf(locale, profileRoute(one))}
          onPointerMove={() => onPoint(index)}
          className="flex items-center gap-4 border-line border-b chosen-ground py-2 pr-3 aria-selected:bg-tint"
        >
          <span className="picture-frame aspect-3/4 w-12 shrink-0">
            {one.cover && (
              <Picture
                file={one.cover}
                source="portrait"
                alt=""
                folderSwitch="roster"
                sizes="48px"
                width={3}
                height={4}
                widths={{ from: 160, to: 160 }}
              />
            )}
          </span>
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6">
            <span className="display min-w-0 truncate text-lg">{one.name}</span>
            <span className="flex gap-x-4 text-mute text-sm tabular-nums">
              {cardRows(one, locale)
                .filter(({ key }) => SHOWN.has(key))
                .map(({ key, text }) => (
                  <span key={key}>{` ${measures[key]} ${text}`}</span>
                ))}
            </span>
          </span>
        </SiteLink>
      ))}
    </div>
  );
}
