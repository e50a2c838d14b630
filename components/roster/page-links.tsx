import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import type { RosterView } from '@/lib/routes/route';
import { type RosterAddress, writeRosterQuery } from '@/lib/talents/query';

type Props = { locale: Locale; view: RosterView; address: RosterAddress; pages: number };

/** Links to the page before and after, for crawlers and for a visitor without script. */
export async function PageLinks({ locale, view, address, pages }: Props) {
  if (pages < 2) return null;
  const t = await getTranslations('roster');
  const { page } = address;
  const link = (target: number, rel: 'prev' | 'next', text: string) => (
    <PageLink
      locale={locale}
      route={{ page: 'roster', view }}
      query={writeRosterQuery({ ...address, page: target })}
      rel={rel}
      className="caps inline-block border border-ink px-6 py-4 hover:bg-ink hover:text-paper"
    >
      {text}
    </PageLink>
  );
  return (
    <nav
      aria-label={t('pages')}
      className="mt-12 flex flex-wrap items-center justify-center gap-6 px-gutter"
    >
      {page > 1 && link(page - 1, 'prev', t('previous'))}
      <p className="text-mute tabular-nums">{t('page', { page, pages })}</p>
      {page < pages && link(page + 1, 'next', t('more'))}
    </nav>
  );
}
