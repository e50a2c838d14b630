import { fold } from '../talents/folding';
import { inchesToCm } from '../talents/inches';

/** One token of the typed text, with its position. */
export type Token = { from: number; to: number } & (
  | {
      kind: 'word';
      /** In lower case and without accents. */
      plain: string;
      text: string;
    }
  | {
      kind: 'number';
      value: number;
      /** The number of digits after the decimal mark. */
      decimals: number;
      /** Implied by the notation: `1m75` and `5'9` are heights, already in cm. */
      height: boolean;
      feet?: boolean;
    }
  | { kind: 'mark'; text: string }
);

const FEET =
  /([3-7])(?:['′’]|\s*(?:ft|feet|foot)(?!\p{L})\.?)\s*(?:(1[01]|\d)(?!\d)\s*(?:["″”]|''|(?:in|inches)(?!\p{L}))?)?/u;
const METERS = /([0-2]|(?<!\p{L})un?m? (?=metro))\s*m(?:etros?|ts?)?\s*(?:[ey]\s+)?(\d{2})(?!\d)/u;
const NUMBER = /\d+(?:[.,]\d+)?/u;
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/u;
/** `s/ tatuagem` means "without tattoo". */
const SLASHED = /(?<!\p{L})(?:w\/o|[cpsw]\/)(?!\d)/iu;
const MARK = /[<>]=|[-–—/,;:=+<>≤≥~×"″&]/u;

const TOKEN = new RegExp(
  [FEET, METERS, NUMBER, SLASHED, WORD, MARK].map(({ source }) => `(?:${source})`).join('|'),
  'giu',
);

/**
 * Normalizes text to lower case without accents; `niño` retains its tilde, as Nino and Nina are
 * names.
 */
export function plain(text: string): string {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('’', "'");
  return /^niñ[oa]s?$/.test(lower) ? lower : fold(lower);
}

const IRREGULAR: Readonly<Record<string, string>> = {
  azui: 'azul',
  azuis: 'azul',
  blondi: 'blond',
  gray: 'grey',
  lour: 'loir',
  ...{ loiron: 'loir', louron: 'loir', morenon: 'moren', ruivon: 'ruiv' },
  ruvi: 'rubi',
};

/** Strips gender, number and diminutive from a word: `loirinhas` and `loiro` have one stem. */
export function stem(word: string): string {
  const bare = word.length > 3 ? word.replace(/(?:(?<=...)inh)?[aeo]s?$/, '') : word;
  return IRREGULAR[bare] ?? bare;
}

/** Splits text into words, numbers and marks; other characters only separate them. */
export function tokensOf(typed: string): Token[] {
  const found = Array.from(typed.matchAll(TOKEN), (match) => {
    const [text, feet, inches, meters, cm] = match;
    return tokenOf({ text, feet, inches, meters, cm }, match.index);
  });
  return found.filter((token, at) => !joinsWords(found[at - 1], token, found[at + 1]));
}

type Match = Record<'feet' | 'inches' | 'meters' | 'cm', string | undefined> & { text: string };

function tokenOf({ text, feet, inches, meters, cm }: Match, from: number): Token {
  const place = { from, to: from + text.length };
  const height = (value: number): Token => {
    return { ...place, kind: 'number', value, decimals: 0, height: true, feet: Boolean(feet) };
  };
  if (feet) return height(inchesToCm(Number(feet) * 12 + Number(inches ?? 0)));
  // `Um metro e 75`.
  if (meters) return height((/\d/.test(meters) ? Number(meters) : 1) * 100 + Number(cm));
  if (/^\d/.test(text)) {
    const value = Number(text.replace(',', '.'));
    const decimals = text.split(/[.,]/)[1]?.length ?? 0;
    return { ...place, kind: 'number', value, decimals, height: false };
  }
  if (/^\p{L}/u.test(text)) return { ...place, kind: 'word', plain: plain(text), text };
  return { ...place, kind: 'mark', text };
}

/** A hyphen within a word (`plus-size`, `loiro-escuro`) separates like a space. */
function joinsWords(before: Token | undefined, token: Token, after: Token | undefined): boolean {
  if (token.kind !== 'mark' || !/^[-–]$/.test(token.text)) return false;
  return (
    before?.kind === 'word' &&
    after?.kind === 'word' &&
    before.to === token.from &&
    after.from === token.to
  );
}
