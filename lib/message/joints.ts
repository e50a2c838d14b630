import { wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';

/** What a small word or mark between the roles means. */
export type Joint = keyof typeof JOINTS;

/** Phrases in lower case without accents, and marks. */
const JOINTS = {
  and: /^(?:e|y|and|[+&])(?= |$)/,
  or: /^(?:ou|or|o|u|\/)(?= |$)/,
  colon: /^:/,
  comma: /^[,;]/,
  only: /^(?:so|solo|sola|apenas|only)(?= |$)/,
  sameAge: /^(?:mesm[oa]|mism[oa]|same) (?:idade|edad|age|faixa|rango)(?= |$)/,
  /** Everyone named so far. */
  all: /^(?:tod[oa]s|all|amb[oa]s|both|everyone|everybody|none|nenhuma?|ningun[oa]?|no one)(?= |$)/,
} as const;

/** The word or mark at an index; empty for a number. */
export function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  if (token?.kind === 'word') return token.plain;
  return token?.kind === 'mark' ? token.text : '';
}

/** What the piece means between roles; null if it means nothing there. */
export function jointOf(tokens: readonly Token[], { from, next }: Piece): Joint | null {
  // `+60` is an age.
  if (tokens[from]?.kind === 'mark' && next > from + 1) return null;
  const text = wordsFrom(tokens, from).join(' ') || wordAt(tokens, from);
  // `los dos`.
  const isBoth =
    /^(?:dois|duas|dos)(?= |$)/.test(text) && /^[oal]+s$/.test(wordAt(tokens, from - 1));
  if (isBoth) return 'all';
  for (const [name, form] of Object.entries(JOINTS)) if (form.test(text)) return name as Joint;
  return null;
}

/** True for `of each` at this index. */
export function isOfEach(tokens: readonly Token[], at: number): boolean {
  return isOf(tokens, at) && /^(?:each|cada)$/.test(wordAt(tokens, at + 1));
}

/** True for the word `of` at this index. */
export function isOf(tokens: readonly Token[], at: number): boolean {
  return /^(?:de|of)$/.test(wordAt(tokens, at));
}
