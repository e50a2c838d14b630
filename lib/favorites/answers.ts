import { trimEnd } from '../trim';

/** What a recipient of a shared selection can say about a talent. */
export const ANSWERS = ['yes', 'perhaps', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Answers by talent id; talents without an answer are absent. */
export type Answers = Readonly<Record<number, Answer>>;

const NONE = '-';

/**
 * One letter per id: the initial of its answer, or `-`. Omits `-` at the end, which programs do not
 * recognize as part of a link. Empty if there are no answers.
 */
export function writeAnswers(ids: readonly number[], answers: Answers): string {
  const letters = ids.map((id) => answers[id]?.charAt(0) ?? NONE).join('');
  return trimEnd(letters, /-/u);
}

/** The reverse of `writeAnswers`; unknown and surplus letters are ignored. */
export function readAnswers(letters: string, ids: readonly number[]): Answers {
  const answers = ids.flatMap((id, index) => {
    const answer = ANSWERS.find((one) => one.charAt(0) === letters.charAt(index));
    return answer ? [[id, answer] as const] : [];
  });
  return Object.fromEntries(answers);
}
