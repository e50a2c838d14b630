import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf, profileRoute } from '@/lib/routes/build';
import type { ListedTalent } from '@/lib/talents/card';

type Props = {
  id: string;
  label: string;
  locale: Locale;
  found: readonly ListedTalent[];
  /** The index of the active option; -1 if none. */
  active: number;
  onPoint: (index: number) => void;
};

/**
 * The matches as a listbox. The focus stays in the field, from where the arrow keys select an
 * option.
 */
export function SearchResults({ id, label, locale, found, active, onPoint }: Props) {
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
                mobile={one.cover}
                desktop={one.cover}
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
          <span className="display truncate text-lg">{one.name}</span>
        </SiteLink>
      ))}
    </div>
  );
}
