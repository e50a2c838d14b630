import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { Locale } from '@/lib/i18n/locales';

/** The invitation to apply. */
export async function ScoutCall({ locale }: { locale: Locale }) {
  const t = await getTranslations();
  return (
    <section className="scout-call split gap-y-8 px-gutter pt-section lg:items-end">
      <h2 className="display max-w-[7.5em] text-3xl">{t('home.scoutTitle')}</h2>
      <div>
        <p className="max-w-[20em] text-lg text-mute">{t('home.scoutText')}</p>
        <ButtonLink locale={locale} route={{ page: 'be-a-model' }} look="filled" className="mt-6">
          {t('pages.be-a-model')}
        </ButtonLink>
      </div>
    </section>
  );
}
