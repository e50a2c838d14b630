import { memo } from 'react';
import type { HeartTexts } from '@/components/favorites/heart';
import type { Locale } from '@/lib/i18n/locales';
import type { TalentCard as Card } from '@/lib/talents/card';
import type { RowKey } from '@/lib/talents/rows';
import { TalentCard } from './talent-card';

/** Cards of the first row that are in view at once, on the widest window. */
const FIRST_ROW = 5;

const SIZES = '(width >= 1024px) 20vw, (width >= 640px) 34vw, 50vw';

type Labels = Readonly<Record<RowKey, string>>;

type Props = {
  locale: Locale;
  labels: Labels;
  heart: HeartTexts;
  cards: readonly Card[];
  /** Empty places at the end, for cards that are on their way. */
  awaited: number;
  onOpen?: (card: Card) => void;
};

type CellProps = Omit<Props, 'cards' | 'awaited'> & { card: Card; eager: boolean };

/** Kept as it is when only the list around it grows. */
const Cell = memo(function Cell({ locale, labels, heart, card, eager, onOpen }: CellProps) {
  return (
    <li>
      <TalentCard
        locale={locale}
        card={card}
        labels={labels}
        heart={heart}
        sizes={SIZES}
        eager={eager}
        onOpen={onOpen && (() => onOpen(card))}
      />
    </li>
  );
});

/** Talents as cards: 2 columns on a phone, 5 on a desktop, pictures edge to edge. */
export function TalentGrid({ locale, labels, heart, cards, awaited, onOpen }: Props) {
  return (
    <ul className="roster-grid grid grid-cols-2 gap-x-px gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
      {cards.map((card, index) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a new list fills the places of the old one
          key={index}
          locale={locale}
          labels={labels}
          heart={heart}
          card={card}
          eager={index < FIRST_ROW}
          onOpen={onOpen}
        />
      ))}
      {Array.from({ length: awaited }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are alike and never move
        <li key={index} aria-hidden>
          <div className="picture-frame aspect-3/4 animate-pulse" />
          <div className="h-[var(--card-text)]" />
        </li>
      ))}
    </ul>
  );
}
