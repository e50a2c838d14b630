import { ArrowUpRight } from 'lucide';
import { getLocale, getTranslations } from 'next-intl/server';
import { Icon, NetworkIcon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/page-link';
import { env } from '@/lib/config/environment';
import type { Locale } from '@/lib/i18n/locales';
import type { Slide } from '@/lib/panel/content';
import { readSocialMediasIfAny } from '@/lib/panel/social-medias';
import type { Talent } from '@/lib/talents/talent';
import { Hero } from './hero';
import { NewFaces } from './new-faces';
import { PreHome } from './pre-home';
import { moves } from './slide-media';
import { SocialFeed } from './social-feed';
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

export async function FollowUs() {
  const t = await getTranslations('home');
  const networks = await readSocialMediasIfAny();
  const { SOCIAL_FEED_URL: feed } = env();
  if (networks.length === 0 && !feed) return null;
  return (
    <section aria-labelledby="follow-us" className="px-gutter pt-section">
      <h2 id="follow-us" className="display text-2xl">
        {t('follow')}
      </h2>
      {feed && (
        <SocialFeed
          url={feed}
          title={t('feed')}
          show={t('showFeed')}
          note={t('feedNote', { host: new URL(feed).hostname })}
        />
      )}
      <ul className="mt-8 grid border-line border-t sm:grid-cols-2">
        {networks.map(({ name, url }) => (
          <li key={name} className="border-line border-b sm:odd:border-r sm:odd:pr-8 sm:even:pl-8">
            <a
              href={url}
              rel="noopener noreferrer"
              className="display quiet-link flex items-center justify-between py-6 text-xl capitalize lg:py-10"
            >
              <span className="flex items-center gap-4">
                <NetworkIcon name={name} />
                <span>{name}</span>
              </span>
              <Icon of={ArrowUpRight} size={26} strokeWidth={1.1} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
