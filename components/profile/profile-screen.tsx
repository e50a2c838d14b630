import { getLocale, getTranslations } from 'next-intl/server';
import { ViewTransition } from 'react';
import { Heart } from '@/components/favorites/heart';
import { RememberProfile } from '@/components/search/remember-profile';
import { PageFrame } from '@/components/site/page-frame';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { cardOf } from '@/lib/talents/card';
import type { Profile } from '@/lib/talents/talent';
import { CompositeButton } from './composite-button';
import { Composites } from './composites';
import { Galleries } from './galleries';
import { MeasureRows } from './measure-rows';
import { PrintSheet } from './print-sheet';
import { TrailNav } from './trail-nav';
import './profile.css';
import './print.css';

type Props = {
  profile: Profile;
  search?: string;
  /** The gallery that the query asks for. */
  tab?: string;
};

/** One talent: name, measures, book or videos, composites; on paper one sheet. */
export async function ProfileScreen({ profile, search, tab }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('profile');
  const { id, name, compo } = profile;
  const route = profileRoute(profile);
  return (
    <PageFrame route={route} search={search}>
      <article>
        <RememberProfile id={id} name={name} />
        <div className="px-gutter pt-4 pb-6 lg:pb-10">
          <TrailNav
            locale={locale}
            id={id}
            list={pathOf(locale, { page: 'roster', view: 'models' })}
            texts={{
              back: t('back'),
              neighbors: t('neighbors'),
              previous: t('previous'),
              next: t('next'),
            }}
          />
          <div className="flex items-start gap-2 lg:gap-4">
            <h1 className={`display mt-2 ${name.length > 28 ? 'text-2xl' : 'text-3xl'}`}>{name}</h1>
            <Heart
              card={cardOf(profile)}
              texts={messagesOf(locale).favorites.heart}
              className="lg:mt-3 lg:[&_svg]:size-7"
            />
          </div>
        </div>
        <div className="grid gap-y-10 lg:grid-cols-[minmax(20rem,4fr)_8fr]">
          <div className="order-2 px-gutter lg:order-1">
            <div className="flex flex-col gap-8 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
              <MeasureRows locale={locale} talent={profile} />
              {compo.length > 0 && (
                <CompositeButton
                  id={id}
                  slug={route.slug}
                  files={compo.map(({ file }) => file)}
                  texts={{
                    print: t('printComposite'),
                    downloading: t('downloading'),
                    downloaded: t('downloaded'),
                    failed: t('downloadFailed'),
                  }}
                />
              )}
            </div>
          </div>
          <ViewTransition name={`talent-${id}`} share="portrait" default="none">
            <div className="order-1 min-w-0 lg:order-2">
              <Galleries profile={profile} tab={tab} />
            </div>
          </ViewTransition>
        </div>
        <Composites profile={profile} />
      </article>
      <PrintSheet locale={locale} profile={profile} />
    </PageFrame>
  );
}
