import { pathOf, profileRoute } from '@/lib/routes/build';
import { CARD_MEASURES } from '@/lib/talents/card';
import { cardRows, type RowKey } from '@/lib/talents/rows';
import type { HeartTexts } from './heart';
import { type CardProps, TalentCard } from './talent-card';

export type CardTexts = HeartTexts & { measures: Readonly<Record<RowKey, string>> };

type Props = Omit<CardProps, 'href' | 'rows'> & { texts: CardTexts };

/** A talent's card with localized link and measures. A missing measure is shown as a dash. */
export function LocalizedCard(props: Props) {
  const { card, texts } = props;
  const { locale, measures } = texts;
  const rows = cardRows(card, locale);
  const sized = CARD_MEASURES.map(
    (key) => rows.find((row) => row.key === key) ?? { key, text: '–' },
  );
  const colors = rows.filter(({ key }) => sized.every((row) => row.key !== key));
  return (
    <TalentCard
      {...props}
      href={pathOf(locale, profileRoute(card))}
      rows={[...sized, ...colors].map(({ key, text }) => [measures[key], text])}
    />
  );
}
