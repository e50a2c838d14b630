'use client';

import { Picture } from '@/components/ui/picture';
import { PictureFrame } from '@/components/ui/picture-frame';
import type { PictureProps } from '@/components/ui/picture-markup';
import { atLeast, DENSE } from '@/lib/config/constants';
import type { TalentCard as Card } from '@/lib/talents/card';
import styles from './card.module.css';
import { Heart, type HeartTexts } from './heart';
import { ProfileLink } from './list-context';
import measures from './measures.module.css';
import { PortraitTransition } from './portrait-transition';

const SIZES = {
  grid: { mobile: `${atLeast('sm')} 34vw, ${DENSE} 33vw, 50vw`, desktop: '20vw' },
  few: { mobile: `${atLeast('sm')} 34vw, ${DENSE} 33vw, 50vw`, desktop: '34vw' },
  lone: { mobile: '100vw', desktop: '45vw' },
  carousel: { mobile: `${DENSE} 33vw, 50vw`, desktop: '20vw' },
} as const;

export type CardProps = {
  card: Card;
  texts: HeartTexts;
  href: string;
  rows: readonly (readonly [label: string, text: string])[];
  /** In a carousel, fewer cards are beside each other on a tablet. */
  place?: keyof typeof SIZES;
  load?: PictureProps['load'];
  /** One level below the list's heading. */
  heading?: 'h2' | 'h3';
  prefetch?: 'intent' | 'idle';
};

/**
 * Picture, name and measures; the whole card links to the profile. The measures cover the picture's
 * lower edge on hover and keyboard focus; on devices without hover the first three are always
 * shown. A client component, so that the server's response carries the card's data instead of its
 * elements.
 */
export function TalentCard(props: CardProps) {
  const { card, texts, href, rows, load, place = 'grid' } = props;
  const { heading: Heading = 'h2', prefetch = 'intent' } = props;
  const { name, cover } = card;
  return (
    <article className={`${styles.card} ${styles[place] ?? ''}`}>
      <PortraitTransition id={card.id}>
        <PictureFrame name={name} className="aspect-3/4">
          {cover && (
            <Picture
              // A new cover gets a new element, so that the previous talent's picture is never
              // shown.
              key={cover}
              file={cover}
              source="portrait"
              alt=""
              folderSwitch="roster"
              sizes={SIZES[place]}
              width={3}
              height={4}
              widths={
                place === 'lone' || place === 'few'
                  ? { from: 440, to: 1080 }
                  : { from: 320, to: 640 }
              }
              load={load}
            />
          )}
        </PictureFrame>
      </PortraitTransition>
      <Heading className={styles.name}>
        <ProfileLink talent={card.id} href={href} prefetch={prefetch}>
          {name}
        </ProfileLink>
      </Heading>
      <div className={`${measures.measures} ${measures[place] ?? ''}`}>
        {rows.map(([label, text]) => (
          <p key={label}>
            <span>{label}</span> <b>{text}</b>
          </p>
        ))}
      </div>
      <Heart card={card} texts={texts} />
    </article>
  );
}
