import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import { isEnglishArticle, isOfThings } from './count';
import { isAge } from './draft';
import { wordAt } from './joints';
import { type Person, personIn } from './people';

/** The end of a greeting, before the recipients: `Hi guys`, `Boa tarde, meninas`. */
const GREETING =
  /(?:^| )(?:oi+|ola|hi|hey+|hello|hola|dear|prezad[oa]s?|querid[oa]s?)$|^(?:bom dia|boa (?:tarde|noite)|buen(?:os dias|as (?:tardes|noches)))$/;
/** The beginning of a request, after its recipients: `Guys, we need`, `Meninas, preciso`. */
const REQUEST = /^(?:(?:we|i)$|need|looking|precis|necesit|busc|procur|quer|quier)/;

/** Products after the word for their buyers: `male grooming`. */
const PRODUCT_BEHIND =
  /^(?:brand|line|clothing|clothes|fashion|collection|lookbook|magazine|fragrance|perfume|grooming|hygiene|underwear|swimwear|catalog(?:ue)?)s?$/;
/** Products, days and audiences before the word for their buyers: `moda feminina`, `dia das mães`. */
const PRODUCT_AHEAD =
  /^(?:dia|moda|linha|linea|colec[ac]o|coleccion|roupa|ropa|marca|loja|tienda|brinquedo|juguete|produto|producto|publico|perfume|revista|cal[cz]ado|product|clothes|toy|brand)s?$/;
/** Articles and prepositions between a product and its buyers. */
const FOR = /^(?:d[aeo]s?|del|l[ao]s?|para|for)$/;

/**
 * Removes the pieces that do not ask for talents: numbers of things, the recipients of the message, and
 * the buyers of a product with their age.
 */
export function withoutMentions(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const asked: Piece[] = [];
  /** True from the buyers of a product to the end of their age. */
  let isOfBuyers = false;
  for (const piece of pieces) {
    const person = personIn(tokens, piece);
    isOfBuyers = person ? isBuyer(tokens, person) : isOfBuyers && continuesBuyers(tokens, piece);
    // `a two-day shoot`.
    const before = asked.at(-1);
    const isThing = isOfThings(tokens, piece);
    if (isThing && before && isEnglishArticle(tokens, before)) asked.pop();
    if (!isThing && !isOfBuyers && !(person && isRecipient(tokens, piece))) asked.push(piece);
  }
  return asked;
}

function isRecipient(tokens: readonly Token[], { from, next }: Piece): boolean {
  const isComma = wordAt(tokens, from - 1) === ',';
  const last = isComma ? from - 2 : from - 1;
  const greeting = [last - 1, last].map((at) => wordAt(tokens, at)).join(' ');
  const isBeforeAge = tokens[next]?.kind === 'number' || FOR.test(wordAt(tokens, next));
  if (GREETING.test(greeting)) return !isBeforeAge;
  return from === 0 && wordAt(tokens, next) === ',' && REQUEST.test(wordAt(tokens, next + 1));
}

function isBuyer(tokens: readonly Token[], { said, adjective }: Person): boolean {
  const { from, next } = said;
  if (PRODUCT_BEHIND.test(wordAt(tokens, next))) return true;
  let before = from - 1;
  while (FOR.test(wordAt(tokens, before))) before -= 1;
  return (adjective || before < from - 1) && PRODUCT_AHEAD.test(wordAt(tokens, before));
}

function continuesBuyers(tokens: readonly Token[], piece: Piece): boolean {
  return FOR.test(wordAt(tokens, piece.from)) || (piece.is === 'wish' && isAge(piece));
}
