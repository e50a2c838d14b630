/** A country whose sizes bookers write. */
export type SizeCountry = 'us' | 'uk' | 'eu' | 'it';

/**
 * What is added to a size of a country for the Brazilian one, of women and men. Charts of makers differ
 * by a size, so the result is offered and never assumed.
 */
const TO_BRAZILIAN: Readonly<
  Record<SizeCountry, Readonly<Record<'jeans' | 'shoes', readonly [women: number, men: number]>>>
> = {
  // The trousers of men are in inches of the waist.
  us: { jeans: [32, 8], shoes: [28, 31] },
  uk: { jeans: [28, 8], shoes: [30, 32] },
  eu: { jeans: [0, -8], shoes: [-2, -2] },
  it: { jeans: [-4, -8], shoes: [-2, -2] },
};

const WORDS: Readonly<Record<string, SizeCountry>> = {
  ...{ us: 'us', usa: 'us', uk: 'uk', eu: 'eu', fr: 'eu', it: 'it' },
};

/** The country of a word beside a size, in lower case; null if it is none. */
export function sizeCountry(word: string): SizeCountry | null {
  return Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null;
}

/** The ranges of Brazilian sizes of adults. */
const SIZES = { jeans: [34, 60], shoes: [33, 46] } as const;

/** A foreign size as the Brazilian one; null if adults have no such size. */
export function brazilianSize(
  kind: 'jeans' | 'shoes',
  country: SizeCountry,
  size: number,
  men: boolean,
): number | null {
  const value = Math.round(size + TO_BRAZILIAN[country][kind][men ? 1 : 0]);
  const [least, most] = SIZES[kind];
  return value >= least && value <= most ? value : null;
}
