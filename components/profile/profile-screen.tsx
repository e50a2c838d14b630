import { getLocale, getTranslations } from 'next-intl/server';
import { CardRow } from '@/components/talents/card-row';
import { FittedName } from '@/components/ui/fitted-name';
import { CARDS_IN_ROW } from '@/lib/config/constants';
import { messagesOf } from '@/lib/i18n/messages';
import { readRoster } from '@/lib/panel/talents';
import { similarTo } from '@/lib/roster/similar';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { absoluteUrl, agency, whatsappUrl } from '@/lib/site';
import { cardOf } from '@/lib/talents/card';
import type { Profile, Talent } from '@/lib/talents/talent';
import { CompositeWall } from './composite-wall';
import { Galleries, lightboxTexts } from './galleries';
import { ListContextNav } from './list-context-nav';
import { MeasureRows } from './measure-rows';
import { ProfileActions } from './profile-actions';
import { RequestLink } from './request-link';
import { SelectionButton } from './selection-button';

type Props = {
  profile: Profile;
  /** The gallery chosen by the query. */
  tab?: string;
};

/** One talent: name, measures, book or videos, composites. */
export async function ProfileScreen({ profile, tab }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('profile');
  const { id, name } = profile;
  const card = cardOf(profile);
  const url = absoluteUrl(pathOf(locale, profileRoute(profile)));
  const { favorites, pages } = messagesOf(locale);
  const { heart } = favorites;
  return (
    <article>
      <div className="profile">
        <div className="profile-way">
          <ListContextNav
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
        </div>
        <Galleries profile={profile} tab={tab} />
        <div className="profile-title">
          <FittedName as="h1" name={name} className="profile-name" />
        </div>
        <div className="profile-acts">
          <SelectionButton
            locale={locale}
            card={card}
            texts={{ add: t('add'), remove: t('remove'), heart }}
          />
          <RequestLink
            favorites={pathOf(locale, { page: 'favorites' })}
            card={card}
            text={t('request')}
          />
          <a
            href={whatsappUrl(agency().whatsapp, t('whatsapp', { name, url }))}
            rel="noopener noreferrer nofollow"
            className="quiet-link inline-flex min-h-11 items-center text-sm"
          >
            WhatsApp
          </a>
        </div>
        <div className="profile-rest">
          <MeasureRows locale={locale} talent={profile} />
        </div>
      </div>
      <ProfileActions locale={locale} profile={profile} />
      <Composites profile={profile} />
      <SimilarTalents talent={profile} />
    </article>
  );
}

/** The composite sheets of a talent, at the end of the profile. */
async function Composites({ profile: { name, compo } }: { profile: Profile }) {
  if (compo.length === 0) return null;
  const t = await getTranslations('profile');
  const sheets = compo.map(({ file }, index) => ({
    file,
    alt: t('composite', { name, number: index + 1, total: compo.length }),
  }));
  return (
    <section aria-labelledby="composites" className="mt-16 lg:mt-24">
      <h2 id="composites" className="display px-gutter pb-6 text-lg">
        {t('composites')}
      </h2>
      <CompositeWall sheets={sheets} texts={await lightboxTexts(name, 'composites')} />
    </section>
  );
}

/** A row of talents who are similar to this one. */
async function SimilarTalents({ talent }: { talent: Talent }) {
  const t = await getTranslations('seo');
  const { talents } = await readRoster();
  const cards = similarTo(talent, talents, { most: CARDS_IN_ROW, now: new Date() }).map(cardOf);
  return <CardRow id="alike" title={t('alike')} cards={cards} className="pt-16 lg:pt-24" />;
}
