import { meantBy } from '../search/correction';
import { meaningAt } from '../search/lexicon';
import type { Token } from '../search/tokens';

/**
 * Replaces misspelled words for a gender beside a number, and for a color beside hair or eyes. The
 * context is required, since names may be one letter away (`Melina`).
 */
export function corrected(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'word') return token;
    const isName = /^\p{Lu}\p{Ll}/u.test(token.text) && tokens[at - 1]?.kind !== 'number';
    const meant = !isName && isInContext(tokens, at) ? meantBy(token.plain) : null;
    return meant ? { ...token, plain: meant } : token;
  });
}

function isInContext(tokens: readonly Token[], at: number): boolean {
  return [at - 1, at + 1, at + 2].some((place) => {
    const token = tokens[place];
    if (token?.kind === 'number') return true;
    if (token?.kind !== 'word') return false;
    return (
      meaningAt([token.plain])?.meaning.is === 'colored' ||
      /^(?:um|uma|una?|one|two|dois|duas|dos)$/.test(token.plain)
    );
  });
}
