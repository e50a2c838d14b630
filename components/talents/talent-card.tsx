import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { PictureFrame } from '@/components/ui/picture-frame';
import type { PictureProps } from '@/components/ui/picture-markup';
import type { Locale } from '@/lib/i18n/locales';
import { profileRoute } from '@/lib/routes/build';
import { CARD_MEASURES, type TalentCard as Card } from '@/lib/talents/card';
import { cardRows, type RowKey } from '@/lib/talents/rows';
import { Heart } from './heart';
import { PortraitTransition } from './portrait-transition';
import type { HeartTexts } from './use-heart';

/** The words of the mark. */
export type NewTexts = Readonly<Record<'new' | 'newSince', string>>;

type Props = {
  locale: Locale;
  card: Card;
  labels: Readonly<Record<RowKey, string>>;
  heart: HeartTexts;
  sizes: string;
  load?: PictureProps['load'];
  /** Given for who is new since the visitor's last visit. */
  newer?: NewTexts | undefined;
  /** One below that of the list. */
  heading?: 'h2' | 'h3';
};

/**
 * Picture, name and measures, the whole of it a link to the profile. The measures come over the
 * picture's lower edge on hover and keyboard focus; where there is no hover the first three of them
 * are always in view, each in its place.
 */
export function TalentCard(props: Props) {
  const { locale, card, labels, heart, sizes, load, newer, heading: Heading = 'h2' } = props;
  const { name, cover } = card;
  const rows = cardRows(card, locale);
  const sized = CARD_MEASURES.map(
    (key) => rows.find((row) => row.key === key) ?? { key, text: '–' },
  );
  const colors = rows.filter(({ key }) => sized.every((row) => row.key !== key));
  return (
    <article className="card">
      <PortraitTransition id={card.id}>
        <PictureFrame name={name} className="aspect-3/4">
          {cover && (
            <Picture
              // Another talent never stands beside the picture of the one before.
              key={cover}
              mobile={cover}
              desktop={cover}
              alt=""
              folderSwitch="roster"
              sizes={sizes}
              width={3}
              height={4}
              widths={{ from: 320, to: 640 }}
              load={load}
            />
          )}
        </PictureFrame>
      </PortraitTransition>
      <Heading className="card-name">
        <PageLink locale={locale} route={profileRoute(card)}>
          {name}
        </PageLink>
      </Heading>
      {newer && (
        <p className="card-new">
          {newer.new} <span className="sr-only">{newer.newSince}</span>
        </p>
      )}
      <dl className="card-measures">
        {[...sized, ...colors].map(({ key, text }) => (
          <div key={key}>
            <dt>{labels[key]}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Heart locale={locale} card={card} texts={heart} />
    </article>
  );
}
