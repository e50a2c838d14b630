import { getLocale, getTranslations } from 'next-intl/server';
import { ViewTransition } from 'react';
import { RememberProfile } from '@/components/seen/remember-profile';
import { SeenPlace } from '@/components/seen/seen-place';
import { BlockRender } from '@/components/ui/block-render';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { cardOf } from '@/lib/talents/card';
import type { Profile } from '@/lib/talents/talent';
import { Alike } from './alike';
import { Composites } from './composites';
import { Galleries } from './galleries';
import { MeasureRows } from './measure-rows';
import { PrintSheet } from './print-sheet';
import { ProfileActions } from './profile-actions';
import { RequestLink } from './request-link';
import { SelectionButton } from './selection-button';
import { TrailNav } from './trail-nav';
import './profile.css';
import './print.css';

type Props = {
  profile: Profile;
  /** The gallery that the query asks for. */
  tab?: string;
};

/** Words longer than this would break in a column at the size of most names. */
const LONGEST_WORD = 9;

/** One talent: name, measures, book or videos, composites; on paper one sheet. */
export async function ProfileScreen({ profile, tab }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('profile');
  const { id, name } = profile;
  const card = cardOf(profile);
  const { favorites, pages, seen } = messagesOf(locale);
  const { heart } = favorites;
  const isLong = name.split(/\s+/).some((word) => word.length > LONGEST_WORD);
  return (
    <>
      <article>
        <RememberProfile id={id} name={name} />
        <div className="profile">
          <div className="profile-column">
            <div className="profile-head">
              <TrailNav
                id={id}
                list={pathOf(locale, { page: 'roster', view: 'models' })}
                texts={{
                  back: t('back'),
                  models: pages.models,
                  neighbors: t('neighbors'),
                  previous: t('previous'),
                  next: t('next'),
                }}
              />
              <h1 className={`display page-title ${isLong ? 'text-xl' : 'text-2xl'}`}>{name}</h1>
            </div>
            <div className="profile-rest">
              <SelectionButton card={card} texts={{ add: t('add'), remove: t('remove'), heart }} />
              <MeasureRows locale={locale} talent={profile} />
              <RequestLink
                favorites={pathOf(locale, { page: 'favorites' })}
                card={card}
                text={t('request')}
              />
              <ProfileActions profile={profile} />
            </div>
          </div>
          <ViewTransition name={`talent-${id}`} share="portrait" default="none">
            <div className="profile-gallery">
              <Galleries profile={profile} tab={tab} />
              {/* On a phone the pictures stand above what comes before them in the page. */}
              <BlockRender until="pictures-end" />
            </div>
          </ViewTransition>
        </div>
        <Composites profile={profile} />
        <Alike talent={profile} />
      </article>
      <SeenPlace locale={locale} texts={seen} id={id} />
      <PrintSheet locale={locale} profile={profile} />
    </>
  );
}
