import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import type { RosterView } from '@/lib/routes/route';

/** What stands in the place of a list that holds nobody. */
export async function NoTalents({ locale, view }: { locale: Locale; view: RosterView }) {
  const t = await getTranslations('roster');
  return (
    <div className="px-gutter py-[14vh] text-center">
      <p className="display text-2xl">{t('empty')}</p>
      <p className="mt-4 text-mute">{t('emptyHint')}</p>
      <PageLink
        locale={locale}
        route={{ page: 'roster', view }}
        className="caps mt-8 inline-block bg-ink px-6 py-4 text-paper"
      >
        {t('clearAll')}
      </PageLink>
    </div>
  );
}
