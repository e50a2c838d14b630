import { getTranslations } from 'next-intl/server';
import type { PlainPage } from '@/lib/routes/route';
import { PageFrame } from './page-frame';

/** A page that so far holds its title. */
export async function ComingPage({ page }: { page: PlainPage }) {
  const t = await getTranslations();
  return (
    <PageFrame route={{ page }}>
      <section className="px-gutter pt-[10vh] pb-[20vh]">
        <h1 className="display text-3xl">{t(`pages.${page}`)}</h1>
        <p className="mt-6 text-lg text-mute">{t('soon')}</p>
      </section>
    </PageFrame>
  );
}
