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

export function blank(message: Blanked, { from, to }: Span): void {
  message.text = message.text.slice(0, from) + BLANK.repeat(to - from) + message.text.slice(to);
}

/** Turns a match (or its first group) into a fact, and blanks it in the message. */
export function takeFact(message: Blanked, name: FactName, found: RegExpMatchArray): Fact {
  const whole = found[1] ?? found[0];
  const text = whole.trim();
  const from = (found.index ?? 0) + found[0].lastIndexOf(whole) + whole.indexOf(text);
  const fact = { name, text, from, to: from + text.length };
  blank(message, fact);
  return fact;
}
