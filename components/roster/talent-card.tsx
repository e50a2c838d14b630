import { ViewTransition } from 'react';
import { Heart, type HeartTexts } from '@/components/favorites/heart';
import { Initial } from '@/components/ui/initial';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/i18n/locales';
import { profileRoute } from '@/lib/routes/build';
import { CARD_MEASURES, type TalentCard as Card } from '@/lib/talents/card';
import { cardRows, type RowKey } from '@/lib/talents/rows';

type Props = {
  locale: Locale;
  card: Card;
  labels: Readonly<Record<RowKey, string>>;
  heart: HeartTexts;
  sizes: string;
  eager?: boolean;
  /** Of the name: below a heading of the page's own it is an `h3`. */
  heading?: 'h2' | 'h3';
};

/**
 * Picture and name, the whole of it a link to the profile. The measures slide over the picture on
 * hover and keyboard focus; where there is no hover three of them are always in view, each in its
 * place. A screen reader is told all of them in one sentence.
 */
export function TalentCard({ heading: Heading = 'h2', ...props }: Props) {
  const { locale, card, labels, heart, sizes, eager } = props;
  const { name, cover } = card;
  const rows = cardRows(card, locale);
  return (
    <article className="group relative">
      <ViewTransition name={`talent-${card.id}`} share="portrait" default="none">
        <div className="picture-frame aspect-3/4">
          <Initial of={name} />
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
              eager={eager}
            />
          )}
          {rows.length > 0 && (
            <dl aria-hidden className="card-measures">
              {rows.map(({ key, text }) => (
                <div key={key}>
                  <dt>{labels[key]}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </ViewTransition>
      <div className="px-3 pt-3 sm:px-4">
        <Heading className="display line-clamp-2 text-lg">
          <PageLink
            locale={locale}
            route={profileRoute(card)}
            className="quiet-link after:absolute after:inset-0"
          >
            {name}
          </PageLink>
        </Heading>
        <p className="sr-only">
          {rows.map(({ key, text }) => `${labels[key]} ${text}`).join(', ')}
        </p>
        <dl aria-hidden className="card-line">
          {CARD_MEASURES.map((key) => (
            <div key={key}>
              <dt>{labels[key]}</dt>
              <dd>{rows.find((row) => row.key === key)?.text ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Heart card={card} texts={heart} className="absolute top-1 right-1" />
    </article>
  );
}
