import { fold } from '../talents/folding';
import { BLANK } from './fact';

/** Replaces an M after a number, so that it is not read as meters. */
export const LETTER_M = 'ᴍ';

/** A pattern, and the text that replaces each match. */
type Rule = readonly [pattern: RegExp, replacement: string];

/** Phrases in lower case without accents. */
const INSTEAD = '(?:(?:instead|in place) of|en (?:vez|lugar) del?|(?:em vez|[en][mo] lugar) d\\w+)';
const UNIMPORTANT =
  "(?:nao precisa|tanto faz|nao importa|no importa|no hace falta|doesn['’]t matter|don['’]t care|no need)";
const TARGET_GROUP = '(?:publico[ -](?:alvo|objetivo)|target (?:audience|group|market))';
const ALREADY_CAST = '(?:ja temos|ya tenemos|already (?:have|booked|cast))';
const REQUEST = '(?:need|precis|falta|busc|procur|but |mas |pero )';
const NEGATION = '(?:no|nao|sem|sin|not|without)';
const NUMBER = '(?:an?|uma?|una?|one|two|dois|duas|dos|\\d+)';

/** Rules for a message in lower case without accents; `;` is the end of a part. */
const FOLDED: readonly Rule[] = [
  // Numbering: `2) Chef`, `A) man`, `Option 1. Man`, `Girl 1: blonde`. After an s the number is a
  // count: `girls 2: blonde`.
  [/^[ >]*\d{1,2}[.)] /gmu, ''],
  [/(?<!\()\b[a-h]\) /gu, ''],
  [/(?<=^[ >]*[a-z]*[a-rt-z] )\d(?= ?[.)-] )/gmu, ''],
  [/(?<=[a-rt-z] )#?\d(?=:(?!\d))/gu, ''],
  // `instead of the blonde girl a man`.
  [globalPattern(`\\b${INSTEAD}(?: ${NUMBER})?\\b[^,;:.\\n]*?(?=[,;:.\\n]|$| ${NUMBER}\\b)`), ''],
  // `grey hair doesn't matter`.
  [globalPattern(`[^,;.\\n]*\\b${UNIMPORTANT}\\b[^,;.\\n]*`), ';'],
  // `target group: women, 30-40`.
  [globalPattern(`\\b${TARGET_GROUP}\\b[^;.\\n]*`), ';'],
  // People already cast, up to the next request: `já temos o homem, falta uma mulher`.
  [globalPattern(`\\b${ALREADY_CAST}\\b.*?(?=[,;.\\n]|$|${REQUEST})`), ';'],
  // `das 18 às 22` are hours; ages would be `dos 18 aos 22`.
  [/\bdas \d{1,2}[\dh:]* as \d{1,2}/gu, ';'],
  // `no models: 2 women`: a negation ends at a colon.
  [globalPattern(`(?<=\\b${NEGATION} [^,;:.\\n\\d]{2,59}):`), ';'],
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
  [globalPattern(`[|•·!?¡¿—\\n${BLANK}]|\\p{Extended_Pictographic}`), ';'],
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
  const isUnchanged = (at: number) => replaced.charAt(at) === folded.charAt(at);
  // Only what the rules replaced comes from the folded text: the rest keeps its accents and capitals.
  const clean = text.replace(/./gs, (original, at) =>
    isUnchanged(at) ? original : replaced.charAt(at),
  );
  return withRules(clean, AS_WRITTEN);
}

/** Applies the rules in order. Replacements are padded with spaces, so that offsets do not change. */
function withRules(text: string, rules: readonly Rule[]): string {
  return rules.reduce(
    (all, [pattern, replacement]) =>
      all.replace(pattern, (found) => replacement.padEnd(found.length)),
    text,
  );
}

/**
 * The text in lower case without accents. A character that would become longer (`ß`) is left as it is,
 * so that offsets do not change.
 */
function foldedOf(text: string): string {
  return text.replace(/./gu, (letter) => {
    const plain = fold(letter);
    return plain.length === letter.length ? plain : letter;
  });
}

function globalPattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}
