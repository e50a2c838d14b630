import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/site/page-frame';
import { messagesOf } from '@/lib/i18n/messages';
import { type RosterPage, siteCategoryIds } from '@/lib/roster/roster-page';
import type { RosterView } from '@/lib/routes/route';
import { pageMetadata } from '@/lib/seo/metadata';
import { isActive } from '@/lib/talents/filter';
import { type RosterAddress, writeRosterQuery } from '@/lib/talents/query';
import { PlainFilter } from './plain-filter';
import { RosterBrowser } from './roster-browser';

/** A list that is narrowed by its query is one of very many: not for search engines. */
export async function rosterMetadata(view: RosterView, address: RosterAddress): Promise<Metadata> {
  const t = await getTranslations('pages');
  const { category, letter, filter, page } = address;
  return pageMetadata({
    locale: await getLocale(),
    route: { page: 'roster', view },
    title: t(view),
    page,
    indexed: !category && !letter && !isActive(filter),
  });
}

type Props = { view: RosterView; address: RosterAddress; list: RosterPage };

/** A list of talents with its categories, letters, filter and pages. */
export async function RosterScreen({ view, address, list }: Props) {
  const locale = await getLocale();
  const { roster, pages, measures, favorites } = messagesOf(locale);
  const texts = { locale, roster, pages, measures, heart: favorites.heart };
  return (
    <PageFrame route={{ page: 'roster', view }} search={writeRosterQuery(address).toString()}>
      <RosterBrowser
        // Another list, or the same one as the server narrowed it, is another tool.
        key={`${view}?${writeRosterQuery(address)}`}
        texts={texts}
        view={view}
        categoryIds={siteCategoryIds()}
        initial={{ address, list }}
      >
        <PlainFilter
          locale={locale}
          view={view}
          address={address}
          texts={texts}
          colors={list.colors}
        />
      </RosterBrowser>
    </PageFrame>
  );
}
