import type { ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { ANSWERS, type Answers } from '@/lib/favorites/answers';
import type { Messages } from '@/lib/i18n/messages';
import type { TalentCard } from '@/lib/talents/card';

export type AnswerTexts = Messages['favorites']['answer'];

type Props = {
  cards: readonly TalentCard[];
  answers: Answers;
  texts: AnswerTexts;
  heading: 'h2' | 'h3';
  /** Renders the talents of a group. */
  children: (cards: readonly TalentCard[]) => ReactNode;
};

/** Talents grouped by answer; empty groups are left out. */
export function AnswerGroups({ cards, answers, texts, heading: Heading, children }: Props) {
  return [...ANSWERS, undefined].map((answer) => {
    const group = cards.filter(({ id }) => answers[id] === answer);
    return (
      group.length > 0 && (
        <section key={answer ?? 'none'} className="pb-10">
          <Heading className="px-gutter pb-4 text-lg tabular-nums">
            <ChangingText>
              {`${answer ? texts.answers[answer] : texts.none} · ${group.length}`}
            </ChangingText>
          </Heading>
          {children(group)}
        </section>
      )
    );
  });
}
