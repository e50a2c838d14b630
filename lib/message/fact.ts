/** The facts of a job and its sender; their values are pieces of the message. */
export type FactName =
  | 'dates'
  | 'city'
  | 'media'
  | 'period'
  | 'territory'
  | 'budget'
  | 'name'
  | 'phone'
  | 'email';

/** A piece of a message, by its offsets. */
export type Span = { from: number; to: number };

export type Fact = Span & { name: FactName; text: string };

/** A message in which each recognized piece is blanked, without changing offsets. */
export type Blanked = { text: string };

/** Replaces each character of a recognized piece. */
export const BLANK = '\u0001';

/**
 * What a pattern (or its first group) finds is a fact of this name, null for none, unless the last
 * pattern matches the text behind it.
 */
export type Step = readonly [name: FactName | null, pattern: RegExp, unless?: RegExp];

/** Finds facts step by step. Each piece is blanked, so that nothing else is read from it. */
export function takeFacts(message: Blanked, steps: readonly Step[]): Fact[] {
  return steps.flatMap(([name, pattern, unless]) =>
    Array.from(message.text.matchAll(pattern), pieceOf).flatMap((piece) => {
      const [before, after] = [message.text.slice(0, piece.from), message.text.slice(piece.to)];
      if (unless?.test(after)) return [];
      message.text = before + BLANK.repeat(piece.text.length) + after;
      return name ? [{ name, ...piece }] : [];
    }),
  );
}

function pieceOf(found: RegExpExecArray): Omit<Fact, 'name'> {
  const whole = found[1] ?? found[0];
  const text = whole.trim();
  const from = found.index + found[0].lastIndexOf(whole) + whole.indexOf(text);
  return { text, from, to: from + text.length };
}
