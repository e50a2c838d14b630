import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import type { Slide } from '@/lib/panel/content';
import type { Talent } from '@/lib/talents/talent';
import { FollowUs } from './follow-us';
import { Hero } from './hero';
import { NewFaces } from './new-faces';
import { PreHome } from './pre-home';
import { moves } from './slide-media';
import { Work } from './work';

type Props = {
  banners: readonly Slide[];
  slides: readonly Slide[];
  newFaces: readonly Talent[];
};

/**
 * The home page: entrance, banners, new faces, work, a call to apply, social networks. The entrance's
 * first face is preloaded with high priority, because it covers the banners on a first visit; without
 * a face, the first banner is preloaded.
 */
export async function HomeScreen({ banners, slides, newFaces }: Props) {
  const locale = await getLocale();
  return (
    <>
      <PreHome locale={locale} newFaces={newFaces} />
      <Hero slides={banners} load={newFaces.some(({ cover }) => cover) ? 'soon' : 'first'} />
      <NewFaces locale={locale} talents={newFaces} />
      <Work slides={slides} pauseButton={!moves(banners)} />
      <ScoutCall locale={locale} />
      <FollowUs />
    </>
  );
}

async function ScoutCall({ locale }: { locale: Locale }) {
  const t = await getTranslations();
  return (
    <section className="split gap-y-8 px-gutter pt-section lg:items-end">
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
