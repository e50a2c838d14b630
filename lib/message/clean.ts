import { fold } from '../talents/folding';
import { BLANK } from './fact';

/** Replaces an M after a number, so that it is not read as meters. */
export const LETTER_M = 'ᴍ';

/** What a text becomes wherever a pattern matches. */
type Rule = readonly [pattern: RegExp, by: string];

/** Phrases in lower case without accents. */
const INSTEAD = '(?:(?:instead|in place) of|en (?:vez|lugar) del?|(?:em vez|[en][mo] lugar) d\\w+)';
const UNIMPORTANT =
  "(?:nao precisa|tanto faz|nao importa|no importa|no hace falta|doesn['’]t matter|don['’]t care|no need)";
const TARGET = '(?:publico[ -](?:alvo|objetivo)|target (?:audience|group|market))';
const CAST = '(?:ja temos|ya tenemos|already (?:have|booked|cast))';
const ASKING = '(?:need|precis|falta|busc|procur|but |mas |pero )';
const NOT = '(?:no|nao|sem|sin|not|without)';
const NUMBER = '(?:an?|uma?|una?|one|two|dois|duas|dos|\\d+)';

/** Rules for a message in lower case without accents; `;` is the end of a part. */
const FOLDED: readonly Rule[] = [
  // `2) Chef`, `A) man`, `Option 1. Man`, `Girl 1: blonde`, but not `women 2: blonde`.
  [/^[ >]*\d{1,2}[.)] /gmu, ''],
  [/(?<!\()\b[a-h]\) /gu, ''],
  [/(?<=^[ >]*[a-z]*[a-rt-z] )\d(?= ?[.)-] )/gmu, ''],
  [/(?<=[a-rt-z] )#?\d(?=:(?!\d))/gu, ''],
  // `instead of the blonde girl a man`.
  [anywhere(`\\b${INSTEAD}(?: ${NUMBER})?\\b[^,;:.\\n]*?(?=[,;:.\\n]|$| ${NUMBER}\\b)`), ''],
  // `grey hair doesn't matter`.
  [anywhere(`[^,;.\\n]*\\b${UNIMPORTANT}\\b[^,;.\\n]*`), ';'],
  // `target group: women, 30-40`.
  [anywhere(`\\b${TARGET}\\b[^;.\\n]*`), ';'],
  // `we already have the man but need a woman`.
  [anywhere(`\\b${CAST}\\b.*?(?=[,;.\\n]|$|${ASKING})`), ';'],
  // `das 18 às 22` are hours; ages would be `dos 18 aos 22`.
  [/\bdas \d{1,2}[\dh:]* as \d{1,2}/gu, ';'],
  // `no models: 2 women`: a negation ends at a colon.
  [anywhere(`(?<=\\b${NOT} [^,;:.\\n\\d]{2,59}):`), ';'],
  // `a pair of women`.
  [/\b(?:(?:a|uma?|un) )?(?:pair|couple|par|dupla) (?:of|de)\b/gu, '2'],
  // `30-year-old`, `2x man`, `25a`, `6 e 8 anos`, `20 y/o`, `20~30`.
  [/(?<=\d)-(?=years?\b)/gu, ''],
  [/(?<=\b\d{1,2}) ?x /gu, ''],
  [/(?<=\d)a\b/gu, ''],
  [/(?<=\b(?:\d|1[0-7])) (?:e|y|and|&) (?=(?:\d|1[0-7]) ?(?:anos|years|yrs))/gu, '-'],
  [/(?<=\d ?)y\/o\b/gu, 'yrs'],
  [/(?<=\d) ?~ ?(?=\d)/gu, '-'],
  // `2 men - 2 women`, `30-35 - 1,75` (not `1,70 - 1,80`), `1,70 / 1 man`.
  [/(?<=[a-z]) [-–] |(?<![.,]\d+) [-–] (?=[12][.,]\d\d)| \/ (?=\d [a-z])/gu, ' ;'],
  // `2 women + 2 men`: the plus does not mean "or more".
  [/ [+&] /gu, ' y'],
  // A full stop, but not that of `máx.`.
  [/(?<!\b(?:max|min|cab|sap|tam|alt|aprox|fem|masc))\.(?=\s|$)/gu, ';'],
  [anywhere(`[|•·!?¡¿—\\n${BLANK}]|\\p{Extended_Pictographic}`), ';'],
];

/** Rules in which capitals count, since `m` may be meters. */
const AS_WRITTEN: readonly Rule[] = [
  // `2 M`.
  [/(?<=(?<![\d.,])\d{1,2} {0,3})M(?!\p{L})/gu, LETTER_M],
  // `P/M`, `M/L`: sizes.
  [/(?<!\p{L})(?:(?:PP?|X?S)\/M|M\/(?:GG?|X?L))(?!\p{L})/gu, ''],
  // `f 25-30`, `m: 40`, `w: 1,75`.
  ...[...'fhmw'].map(
    (letter): Rule => [
      new RegExp(`(?<![\\p{L}\\d] ?)${letter}(?=: ?\\d| \\d\\d(?![\\d.,]))`, 'gu'),
      letter.toUpperCase(),
    ],
  ),
];

/**
 * Normalizes a message for the search grammar. A semicolon marks the end of a part; offsets do not
 * change.
 */
export function cleanMessage(text: string): string {
  const folded = foldedOf(text);
  const replaced = withRules(folded, FOLDED);
  const isSame = (at: number) => replaced.charAt(at) === folded.charAt(at);
  const clean = text.replace(/./gs, (as, at) => (isSame(at) ? as : replaced.charAt(at)));
  return withRules(clean, AS_WRITTEN);
}

/** Spaces fill up the places. */
function withRules(text: string, rules: readonly Rule[]): string {
  return rules.reduce(
    (all, [pattern, by]) => all.replace(pattern, (found) => by.padEnd(found.length)),
    text,
  );
}

/** The text in lower case without accents, in equal length. */
function foldedOf(text: string): string {
  return text.replace(/./gu, (letter) => {
    const plain = fold(letter);
    return plain.length === letter.length ? plain : letter;
  });
}

function anywhere(source: string): RegExp {
  return new RegExp(source, 'gu');
}
