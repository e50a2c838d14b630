import { getLocale } from 'next-intl/server';
import { messagesOf } from '@/lib/i18n/messages';
import type { TalentCard } from '@/lib/talents/card';
import { TalentGrid } from './talent-grid';

type Props = {
  /** The id of the heading, which names the section. */
  id: string;
  title: string;
  /** At most `CARDS_IN_ROW`. */
  cards: readonly TalentCard[];
  className: string;
};

/** One row of talents at the end of a page, with a heading; nothing without cards. */
export async function CardRow({ id, title, cards, className }: Props) {
  if (cards.length === 0) return null;
  const locale = await getLocale();
  const { measures, favorites } = messagesOf(locale);
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="display px-gutter pb-6 text-lg">
        {title}
      </h2>
      <TalentGrid texts={{ locale, measures, heart: favorites.heart }} cards={cards} below />
    </section>
  );
}
