import { getTranslations } from 'next-intl/server';
import { CardRow } from '@/components/talents/card-row';
import { CARDS_IN_ROW } from '@/lib/config/constants';
import { readSimilar } from '@/lib/roster/read-similar';
import { cardOf } from '@/lib/talents/card';
import type { Talent } from '@/lib/talents/talent';

/** A row of talents who are similar to this one. */
export async function SimilarTalents({ talent }: { talent: Talent }) {
  const t = await getTranslations('seo');
  const cards = (await readSimilar(talent, CARDS_IN_ROW)).map(cardOf);
  return <CardRow id="alike" title={t('alike')} cards={cards} className="pt-16 lg:pt-24" />;
}
