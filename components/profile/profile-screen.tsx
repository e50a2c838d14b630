import { getLocale, getTranslations } from 'next-intl/server';
import { CardRow } from '@/components/talents/card-row';
import { FittedName } from '@/components/ui/fitted-name';
import { CARDS_IN_ROW } from '@/lib/config/constants';
import { messagesOf } from '@/lib/i18n/messages';
import { readRoster } from '@/lib/panel/talents';
import { similarTo } from '@/lib/roster/similar';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { absoluteUrl, agency, whatsappUrl } from '@/lib/site';
import { cardOf } from '@/lib/talents/listed-talent';
import type { Profile, Talent } from '@/lib/talents/talent';
import { RequestLink, SelectionButton } from './booking';
import { CompositeWall } from './composite-wall';
import { Galleries, lightboxTexts } from './galleries';
import { ListContextNav } from './list-context-nav';
import { MeasureRows } from './measure-rows';
import styles from './profile.module.css';
import { ProfileActions } from './profile-actions';

type Props = {
  profile: Profile;
  tab?: string;
};

/** The details beside the pictures, in a wide window. */
const COLUMN = 'px-gutter lg:col-start-1 lg:pr-8';

/**
 * One talent: name, measures, book or videos, composites. In a wide window the pictures reach from the
 * header to the right edge, as high as the window, with the details in a column beside them: if the
 * pictures are higher, its last row takes the rest, so that nothing moves. On a phone: pictures, name, the
 * rest, and the actions of a booker in a bar at the bottom of the window, all but the rest within the
 * first screen. In landscape it has no space below the pictures: name and actions are beside the back link.
 */
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
      <div className="relative flex flex-col lying:flex-row lying:flex-wrap lying:items-center lg:grid lg:grid-cols-[calc(20rem+var(--spacing-gutter))_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_1fr] print:flex print:flex-col">
        {/* In a wide window it lies in the space that every title has above it. */}
        <div
          className={`${COLUMN} ${styles.ways} lying:-order-1 lying:py-1 lg:row-start-1 lg:self-start`}
        >
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
        <div
          className={`${COLUMN} @container pt-4 pb-2 print:-order-1 lying:-order-1 lying:flex-1 lying:px-0 lying:py-1 lg:row-start-1 lg:pt-0`}
        >
          <FittedName as="h1" name={name} className={`pb-[0.12em] ${styles.name}`} />
        </div>
        <div
          className={`${COLUMN} ${styles.actions} max-lg:not-short:bottom-bar flex flex-wrap items-center gap-x-4 gap-y-1 max-lg:not-short:order-2 max-lg:not-short:mt-4 lg:row-start-3 lg:py-2 print:hidden`}
        >
          <SelectionButton
            card={card}
            texts={{ locale, heart, add: t('add'), remove: t('remove') }}
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
        <div
          className={`${COLUMN} pt-2 max-lg:order-1 lying:w-full lg:row-start-4 lg:pt-1 lg:pb-8`}
        >
          <MeasureRows locale={locale} talent={profile} />
        </div>
      </div>
      <ProfileActions locale={locale} profile={profile} />
      <Composites profile={profile} />
      <SimilarTalents talent={profile} />
    </article>
  );
}

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

async function SimilarTalents({ talent }: { talent: Talent }) {
  const t = await getTranslations('profile');
  const { talents } = await readRoster();
  const cards = similarTo(talent, talents, { max: CARDS_IN_ROW, now: new Date() }).map(cardOf);
  return <CardRow id="alike" title={t('alike')} cards={cards} className="pt-16 lg:pt-24" />;
}
