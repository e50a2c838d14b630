import { meaningAt } from '../search/lexicon';
import type { Token } from '../search/tokens';
import { isOne } from './count';
import { isOf, wordAt } from './joints';

const COUPLE = /^(?:couple|casal|pareja)$/;
const THE = /^(?:the|la|o)$/;

/** What follows in the same sentence if the two people are listed: `casal (homem e mulher)`. */
const LISTED = /^[^.;\n]*(?::|\((?!\d))/;

/**
 * The tokens that replace the one at an index: one woman and one man for a couple, none for the number
 * or article before it. Null for any other word, and for a couple that was named before (`o casal`), is
 * qualified (`casal gay`) or whose people are listed.
 */
export function coupleAt(text: string, tokens: readonly Token[], at: number): Token[] | null {
  if (isOne(tokens, at) && isCouple(text, tokens, at + 1)) return [];
  const token = tokens[at];
  if (!token || !isCouple(text, tokens, at)) return null;
  const { from, to } = token;
  const word = (plain: string): Token => ({ kind: 'word', plain, text: plain, from, to });
  return ['one', 'mulher', 'and', 'one', 'homem'].map(word);
}

function isCouple(text: string, tokens: readonly Token[], at: number): boolean {
  if (!COUPLE.test(wordAt(tokens, at)) || THE.test(wordAt(tokens, at - 1))) return false;
  const isQualified = mayQualify(tokens, at - 1) || mayQualify(tokens, at + 1);
  const hasNamedMembers = isOf(tokens, at + 1) && tokens[at + 2]?.kind !== 'number';
  return !isQualified && !hasNamedMembers && !LISTED.test(text.slice(tokens[at]?.to));
}

/** True for an unknown word, or one for a gender. */
function mayQualify(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'word' || isOne(tokens, at)) return false;
  const meaning = meaningAt([wordAt(tokens, at)])?.meaning;
  return !meaning || meaning.is === 'gender';
}
