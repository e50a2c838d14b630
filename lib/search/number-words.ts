import { inchesToCm } from '../talents/inches';
import type { Token } from './tokens';

/** Values of the words for one to eleven. */
const UNITS = valuesOf(1, [
  ...['um uma un uno una one', 'dois duas dos two', 'tres three', 'quatro cuatro four'],
  ...['cinco five', 'seis six', 'sete siete seven', 'oito ocho eight', 'nove nueve nine'],
  ...['dez diez ten', 'eleven'],
]);
const TENS = valuesOf(10, [
  ...['', 'vinte veinte twenty', 'trinta treinta thirty', 'quarenta cuarenta forty'],
  ...['cinquenta cincuenta fifty', 'sessenta sesenta sixty', 'setenta seventy'],
  ...['oitenta ochenta eighty', 'noventa ninety'],
]);
/** The ages at which adults begin. Smaller numbers in words are left to names and articles. */
const TEENS = new Map([
  ...['dezoito', 'dieciocho', 'eighteen'].map((word) => [word, 18] as const),
  ...['dezenove', 'diecinueve', 'nineteen'].map((word) => [word, 19] as const),
]);

const JOINT = /^(?:e|y|and)$/;
const METER = /^(?:metros?|met(?:er|re)s?)$/;
const FOOT = /^(?:foot|feet|ft)$/;

/** Values by word: those of the first entry mean `step`, those of the second twice as much. */
function valuesOf(step: number, words: readonly string[]): ReadonlyMap<string, number> {
  const values = words.flatMap((same, at) => {
    return same.split(' ').map((word) => [word, (at + 1) * step] as const);
  });
  return new Map(values.filter(([word]) => word !== ''));
}

type Read = { value: number; next: number };

/** Merges numbers in words into numbers: `vinte e cinco`, `um metro e setenta`, `five nine`. */
export function withNumberWords(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const feet = feetAt(tokens, at);
    const height = feet ?? metersAt(tokens, at);
    const read = height ?? cardinalAt(tokens, at);
    if (!token) break;
    if (!read) merged.push(token);
    else {
      const { from } = token;
      const to = tokens[read.next - 1]?.to ?? token.to;
      const notation = { height: height !== null, feet: feet !== null, decimals: 0 };
      merged.push({ kind: 'number', value: read.value, from, to, ...notation });
    }
    at = read?.next ?? at + 1;
  }
  return merged;
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.plain : '';
}

/** A number from 18 to 199 in words: `veinticinco`, `thirty five`, `cento e oitenta`. */
function cardinalAt(tokens: readonly Token[], at: number): Read | null {
  const word = wordAt(tokens, at);
  if (/^ci?ento$/.test(word)) {
    const rest = cardinalAt(tokens, behindJoint(tokens, at + 1));
    return rest && { value: 100 + rest.value, next: rest.next };
  }
  const teen = TEENS.get(word);
  if (teen) return { value: teen, next: at + 1 };
  const [, unit = ''] = /^veinti(.+)$/.exec(word) ?? [];
  if (UNITS.has(unit)) return { value: 20 + (UNITS.get(unit) ?? 0), next: at + 1 };
  const tens = TENS.get(word);
  if (!tens) return null;
  const place = behindJoint(tokens, at + 1);
  const ones = UNITS.get(wordAt(tokens, place));
  // `setenta e um metro e oitenta`: the one begins the next height.
  const isOfNext = METER.test(wordAt(tokens, place + 1)) || FOOT.test(wordAt(tokens, place + 1));
  if (!ones || ones > 9 || isOfNext) return { value: tens, next: at + 1 };
  return { value: tens + ones, next: place + 1 };
}

/** `um metro e setenta`, `uno setenta`, in cm. */
function metersAt(tokens: readonly Token[], at: number): Read | null {
  const meters = UNITS.get(wordAt(tokens, at));
  if (meters !== 1 && meters !== 2) return null;
  const behind = METER.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  // In Portuguese `dos trinta` is `of the thirty`.
  if (wordAt(tokens, at) === 'dos' && behind === at + 1) return null;
  const cm = cardinalAt(tokens, behindJoint(tokens, behind));
  return cm && cm.value < 100 ? { value: meters * 100 + cm.value, next: cm.next } : null;
}

/** `six feet`, `five foot nine`, `five nine`, in cm. */
function feetAt(tokens: readonly Token[], at: number): Read | null {
  const feet = UNITS.get(wordAt(tokens, at));
  if (!feet || feet < 4 || feet > 7) return null;
  const named = FOOT.test(wordAt(tokens, at + 1));
  const behind = named ? at + 2 : at + 1;
  const inches = UNITS.get(wordAt(tokens, behind));
  if (!named && !inches) return null;
  const next = inches ? behind + 1 : behind;
  return { value: inchesToCm(feet * 12 + (inches ?? 0)), next };
}

function behindJoint(tokens: readonly Token[], at: number): number {
  return JOINT.test(wordAt(tokens, at)) ? at + 1 : at;
}
