import { TalentGrid } from '@/components/talents/talent-grid';
import type { ComparedTalent } from '@/lib/favorites/comparison';
import type { SharedLink } from '@/lib/favorites/shared-link';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { TalentCard } from '@/lib/talents/card';
import { AnswerGroups } from './answer-groups';
import { ComparisonTable } from './comparison-table';
import { Lineup } from './lineup';
import { comparisonTexts } from './texts';

type Props = {
  locale: Locale;
  link: SharedLink;
  cards: readonly TalentCard[];
  compared: readonly ComparedTalent[];
};

/**
 * The talents of a shared selection as a list, grouped by their answers, a table or a lineup. The view
 * for answers is a list without script.
 */
export function SharedView({ locale, link: { view, answers }, cards, compared }: Props) {
  const { measures, favorites } = messagesOf(locale);
  const { heart, lineup, answer } = favorites;
  if (view === 'compare') {
    return <ComparisonTable locale={locale} talents={compared} texts={comparisonTexts(locale)} />;
  }
  if (view === 'lineup') return <Lineup locale={locale} talents={cards} texts={lineup} />;
  const isReply = Object.keys(answers).length > 0;
  const grid = (shown: readonly TalentCard[]) => (
    <TalentGrid
      locale={locale}
      labels={measures}
      heart={heart}
      cards={shown}
      pendingCount={0}
      below={isReply || view === 'answer'}
    />
  );
  if (!isReply) return grid(cards);
  return (
    <AnswerGroups cards={cards} answers={answers} texts={answer} heading="h2">
      {grid}
    </AnswerGroups>
  );
}
