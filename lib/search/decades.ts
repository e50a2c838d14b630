import { wordsFrom } from './numbers';
import type { Token } from './tokens';
import type { Wish } from './wish';

/** The years of a decade that count as its beginning, middle and end. */
const PARTS = new Map<string, readonly [first: number, last: number]>([
  ['early', [0, 3]],
  ['mid', [4, 6]],
  ['late', [7, 9]],
]);

/** `twenties`, which needs no number before it. */
const DECADES = new Map(
  Object.entries({
    ...{ twenties: 20, thirties: 30, forties: 40, fifties: 50, sixties: 60, seventies: 70 },
    ...{ veintitantos: 20, veintipico: 20, treintaytantos: 30, treintaypico: 30 },
  }),
);

/** `treintañera`, `cinquentão`: a person in a decade. */
const PERSON = /^(.*nt)e?(?:a?ner[oa]s?|on|onas?|ones|ao|oes)$/;
const PERSONS: Readonly<Record<string, number>> = {
  ...{ veint: 20, vint: 20, treint: 30, trint: 30, cuarent: 40, quarent: 40 },
  ...{ cincuent: 50, cinquent: 50, sesent: 60, sessent: 60, setent: 70 },
};

/** Words before a decade (`na casa dos 40`) and after it (`30-something`, `trinta e poucos`). */
const HEAD = /^(?:na casa|na faixa|na decada|en la decada) (?:dos|de los)(?= |$)/;
const ODD = /^(?:somethings?|[ey] (?:picos?|tant[oa]s|pouc[oa]s))(?= |$)/;

type Read = { wishes: Wish[]; next: number };

/** Parses a decade at a place of a text as a range of ages, some words as a gender too: `late 20s`. */
export function decadeAt(tokens: readonly Token[], at: number): Read | null {
  const one = singleAt(tokens, at);
  const joins = one && /^(?:or|and|to|ou|a|o|y|e)$/.test(wordsFrom(tokens, one.next)[0] ?? '');
  const other = joins ? singleAt(tokens, one.next + 1) : null;
  const [first, last] = [one?.wishes[0], other?.wishes[0]];
  if (!other || first?.key !== 'age' || last?.key !== 'age') return one;
  // `in their 30s or 40s`.
  return { wishes: [{ ...first, max: last.max ?? 0 }], next: other.next };
}

function singleAt(tokens: readonly Token[], at: number): Read | null {
  const words = wordsFrom(tokens, at);
  const [word = ''] = words;
  const person = PERSONS[PERSON.exec(word)?.[1] ?? ''];
  if (person) {
    const gender = /as?$/.test(word) ? 'woman' : 'man';
    return { wishes: [{ key: 'gender', gender }, decade(person, 0, 9)], next: at + 1 };
  }
  const part = PARTS.get(word);
  const head = HEAD.exec(words.join(' '))?.[0].split(' ').length ?? 0;
  const dash = tokens[at + 1];
  const behindPart = dash?.kind === 'mark' && dash.text === '-' ? at + 2 : at + 1;
  const start = part ? behindPart : at + head;
  const [first, last] = part ?? [0, 9];
  const inWords = DECADES.get(wordsFrom(tokens, start)[0] ?? '');
  if (inWords) return { wishes: [decade(inWords, first, last)], next: start + 1 };
  const token = tokens[start];
  if (token?.kind !== 'number' || !/^[2-7]0$/.test(`${token.value}`)) return null;
  const length = head > 0 ? 1 : lengthBehind(tokens, start);
  if (length === null) return null;
  return { wishes: [decade(token.value, first, last)], next: start + length };
}

/** The length of a number and the words that make it a decade; null if there are none. */
function lengthBehind(tokens: readonly Token[], start: number): number | null {
  const [token, behind] = [tokens[start], tokens[start + 1]];
  // `30s` and `30's`.
  if (behind?.kind === 'word' && behind.plain === 's')
    return behind.from - (token?.to ?? 0) < 2 ? 2 : null;
  const dash = behind?.kind === 'mark' && behind.text === '-' ? 1 : 0;
  const odd = ODD.exec(wordsFrom(tokens, start + 1 + dash).join(' '))?.[0];
  return odd ? 1 + dash + odd.split(' ').length : null;
}

function decade(start: number, first: number, last: number): Wish {
  return { key: 'age', min: start + first, max: start + last };
}
