import { type ComponentProps, memo } from 'react';
import type { PictureProps } from '@/components/ui/picture-markup';
import { CARDS_IN_ROW } from '@/lib/config/constants';
import type { TalentCard as Card } from '@/lib/talents/card';
import styles from './grid.module.css';
import { type CardTexts, LocalizedCard } from './localized-card';

function loadAt(index: number): PictureProps['load'] {
  if (index === 0) return 'first';
  return index < CARDS_IN_ROW ? 'soon' : undefined;
}

type Props = {
  texts: CardTexts;
  cards: readonly Card[];
  /** Placeholders at the end, for cards that are loading. */
  pendingCount?: number;
  /** True for a selection of at most four, who share a row of a wide window. */
  few?: boolean;
  /** True for the only talent of a list, who is shown large. */
  lone?: boolean;
  /** True to prefetch the first card's profile when the browser is idle: all profiles share scripts. */
  prefetchFirst?: boolean;
  /** True for a row at the end of a page: its names are below a heading, and its pictures wait. */
  below?: boolean;
};

/** Memoized: a change of the list alone does not render its cells again. */
const Cell = memo(function Cell(card: ComponentProps<typeof LocalizedCard>) {
  return (
    <li>
      <LocalizedCard {...card} />
    </li>
  );
});

/** Talents as cards: 2 columns on a phone, 5 on a desktop, pictures edge to edge. */
export function TalentGrid(props: Props) {
  const { texts, cards, pendingCount = 0, few, lone, prefetchFirst, below } = props;
  return (
    <ul
      className={`${styles.grid} ${few ? styles.few : ''} ${lone ? styles.lone : ''} ${below ? styles['one-row'] : ''}`}
    >
      {cards.map((card, index) => (
        <Cell
          key={card.id}
          texts={texts}
          card={card}
          place={lone ? 'lone' : few ? 'few' : 'grid'}
          load={below ? undefined : loadAt(index)}
          heading={below ? 'h3' : 'h2'}
          prefetch={prefetchFirst && index === 0 ? 'idle' : 'intent'}
        />
      ))}
      {Array.from({ length: pendingCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical and never move
        <li key={index} aria-hidden>
          <div className="picture-frame aspect-3/4 animate-pulse" />
          <div className="h-[var(--card-text)]" />
        </li>
      ))}
    </ul>
  );
}
