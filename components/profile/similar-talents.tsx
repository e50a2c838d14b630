import { getLocale, getTranslations } from 'next-intl/server';
import { TalentGrid } from '@/components/talents/talent-grid';
import { messagesOf } from '@/lib/i18n/messages';
import { readSimilar } from '@/lib/roster/read-similar';
import { cardOf } from '@/lib/talents/card';
import type { Talent } from '@/lib/talents/talent';

/** The number of cards in one row. */
const SHOWN = 5;

/** A row of talents who are similar to this one. */
export async function SimilarTalents({ talent }: { talent: Talent }) {
  const locale = await getLocale();
  const t = await getTranslations('seo');
  const cards = (await readSimilar(talent, SHOWN)).map(cardOf);
  if (cards.length === 0) return null;
  const { measures, favorites } = messagesOf(locale);
  return (
    <section aria-labelledby="alike" className="one-row pt-16 lg:pt-24">
      <h2 id="alike" className="display px-gutter pb-6 text-lg">
        {t('alike')}
      </h2>
      <TalentGrid
        locale={locale}
        labels={measures}
        heart={favorites.heart}
        cards={cards}
        pendingCount={0}
        below
      />
    </section>
  );
}
