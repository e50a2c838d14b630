import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/site/page-frame';
import type { RosterPage } from '@/lib/roster';
import type { RosterView } from '@/lib/routes/route';
import { pageMetadata } from '@/lib/seo/metadata';
import { isActive } from '@/lib/talents/filter';
import { type RosterAddress, writeRosterQuery } from '@/lib/talents/query';
import { CategoryTabs } from './category-tabs';
import { LetterStrip } from './letter-strip';
import { NoTalents } from './no-talents';
import { PageLinks } from './page-links';
import { TalentGrid } from './talent-grid';

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

/** A list of talents with its categories, letters and pages. */
export async function RosterScreen({ view, address, list }: Props) {
  const locale = await getLocale();
  const t = await getTranslations();
  const place = { locale, view, address };
  return (
    <PageFrame route={{ page: 'roster', view }} search={writeRosterQuery(address).toString()}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-gutter pt-8 lg:pt-12">
        <h1 className="display text-3xl">{t(`pages.${view}`)}</h1>
        <p className="text-mute tabular-nums">{t('roster.count', { count: list.total })}</p>
      </div>
      <CategoryTabs {...place} />
      <LetterStrip {...place} counts={list.letters} />
      {list.total === 0 ? (
        <NoTalents locale={locale} view={view} />
      ) : (
        <TalentGrid locale={locale} talents={list.talents} />
      )}
      <PageLinks {...place} pages={list.pages} />
    </PageFrame>
  );
}
