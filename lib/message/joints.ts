import { meaningAt } from '../search/lexicon';
import { wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';

/** True for a token that joins two roles: `and`, `+`. */
export function isAnd(tokens: readonly Token[], piece: Piece): boolean {
  const token = tokens[piece.from];
  return token?.kind === 'word'
    ? /^(?:e|y|and)$/.test(token.plain)
    : token?.kind === 'mark' && token.text === '+';
}

export function isColon(tokens: readonly Token[], { from }: Piece): boolean {
  const token = tokens[from];
  return token?.kind === 'mark' && token.text === ':';
}

/** True for a token between alternatives: `man or woman`, `man/woman`. */
export function isOr(tokens: readonly Token[], { from }: Piece): boolean {
  const token = tokens[from];
  return token?.kind === 'word'
    ? /^(?:ou|or|o|u)$/.test(token.plain)
    : token?.kind === 'mark' && token.text === '/';
}

/** True for the word for an age before a number: `Ages: 20 to 30`. */
export function isAgeLabel(tokens: readonly Token[], { from }: Piece): boolean {
  const meaning = meaningAt(wordsFrom(tokens, from))?.meaning;
  return meaning?.is === 'measure' && meaning.of === 'age';
}

/** True for a word that means everyone named so far: `todos`. */
export function isAll(tokens: readonly Token[], piece: Piece): boolean {
  const [before, token] = [tokens[piece.from - 1], tokens[piece.from]];
  if (token?.kind === 'word' && before?.kind === 'word' && /^[oal]+s$/.test(before.plain))
    if (/^(?:dois|duas|dos)$/.test(token.plain)) return true;
  if (/^no one(?: |$)/.test(wordsFrom(tokens, piece.from).join(' '))) return true;
  return (
    token?.kind === 'word' &&
    /^(?:todos|todas|all|ambos|ambas|both|everyone|everybody|none|nobody|nenhuma?|ningun[oa]?|ninguem|nadie)$/.test(
      token.plain,
    )
  );
}

/** True for `of each` at this index. */
export function isOfEach(tokens: readonly Token[], at: number): boolean {
  return isOf(tokens, at) && /^(?:each|cada)$/.test(wordsFrom(tokens, at + 1)[0] ?? '');
}

/** True for `same age`. */
export function isSameAge(tokens: readonly Token[], { from }: Piece): boolean {
  return /^(?:mesma|mesmo|misma|mismo|same) (?:idade|edad|age|faixa|rango)(?= |$)/.test(
    wordsFrom(tokens, from).join(' '),
  );
}

/** True for `only`, as in `only one`. */
export function isOnly(tokens: readonly Token[], { from }: Piece): boolean {
  const token = tokens[from];
  return token?.kind === 'word' && /^(?:so|solo|sola|apenas|only)$/.test(token.plain);
}

/** True for the word `of` at this index. */
export function isOf(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && /^(?:de|of)$/.test(token.plain);
}
