import { PageLink } from '@/components/ui/page-link';
import { counted, fill } from '@/lib/i18n/fill';
import { addressWithout, type Without } from '@/lib/talents/narrowed';
import { writeRosterQuery } from '@/lib/talents/query';
import { narrowingText } from './filter-labels';
import type { RosterPlace } from './roster-place';

type Props = { place: RosterPlace; without: readonly Without[] };

/** What stands in the place of a list that holds nobody: what to take away, and what that would show. */
export function NoTalents({ place, without }: Props) {
  const { locale, view, address, texts, go } = place;
  const route = { page: 'roster', view } as const;
  return (
    <div className="px-gutter py-[12vh] text-center">
      <p className="display text-2xl">{texts.roster.empty}</p>
      <p className="mt-4 text-mute">
        {without.length > 0 ? texts.roster.emptyFiltered : texts.roster.emptyHint}
      </p>
      <ul className="mx-auto mt-6 max-w-md border-line border-t text-left">
        {without.map(({ key, count }) => {
          const target = addressWithout(address, key);
          return (
            <li key={key} className="border-line border-b">
              <PageLink
                locale={locale}
                route={route}
                query={writeRosterQuery(target)}
                onClick={(event) => go(event, target)}
                className="flex items-baseline justify-between gap-6 py-3 hover:bg-tint"
              >
                <span>{fill(texts.roster.without, { filter: narrowingText(place, key) })}</span>
                <span className="text-mute tabular-nums">
                  {counted(texts.roster.count, count, locale)}
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
      <PageLink
        locale={locale}
        route={route}
        onClick={(event) => go(event, { filter: { ranges: {} }, page: 1 })}
        className="caps mt-10 inline-block bg-ink px-6 py-4 text-paper"
      >
        {texts.roster.clearAll}
      </PageLink>
    </div>
  );
}
