import { BLANK } from './fact';

/** Replaces an M after a number, so that it is not read as meters. */
export const LETTER_M = 'ᴍ';

/** What a pattern finds becomes this text, padded with spaces, so that offsets do not change. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // Numbering at the start of a line (`Perfil 1:`, `2)`) or before an item (`A)`).
  [
    /(?<=^[ >]*)(?:(?:perfil|papel|role|personaje|personagem|opção|option|opción) ?\d{1,2} ?[:.)-]|\d{1,2}[).](?= ))/gimu,
    '',
  ],
  [/(?<![\p{L}\d(])[A-Ha-h]\)(?= )/gu, ''],
  // A clause such as `hair color doesn't matter` asks for nothing.
  [
    /[^,;.\n]*(?<!\p{L})(?:não precisa|tanto faz|não importa|no importa|no hace falta|doesn['’]t matter|don['’]t care|no need)(?!\p{L})[^,;.\n]*/giu,
    ';',
  ],
  // A holiday (`Mother's Day`) and a kind of fashion (`moda feminina`) are no roles.
  [
    /(?<!\p{L})(?:d[ií]a (?:internacional )?d(?:[aeo]s?|el|e l[ao]s?) (?:m[ãa]es|madres?|pais|padres?|crian[çc]as?|niñ[oa]s?|mulher(?:es)?|mujer(?:es)?|homem|hombre|av[óô]s|abuel[oa]s?|namorados)|(?:mother|father|women|men|children|grandparent)['’]?s['’]? day|(?:moda|linha|línea|coleção|colección|roupas?|ropa) (?:feminina|femenina|masculina|infantil|de (?:mujer|hombre|niñ[oa]s?)))(?!\p{L})/giu,
    '',
  ],
  // `a pair of women`, `two-day shoot`.
  [/(?<!\p{L})(?:(?:a|um|un) )?(?:pair|couple|par) (?:of|de)(?!\p{L})/giu, '2'],
  [
    /(?<![\p{L}\d])(?:an? )?(?:one|two|three|four|five|six|seven|ten|\d)-(?:day|piece|part|hour|week|page|months?-old)(?!\p{L})/giu,
    '',
  ],
  // What is not wanted ends at a colon: `no models: 2 women`.
  [/(?<=(?<!\p{L})(?:no|não|sem|sin|not|without) [^,;:.\n\d]{2,59}):/giu, ';'],
  // A dash or slash between two roles.
  [
    / [-–] (?=\p{L})|(?<=\p{L}) [-–] |(?<=(?<![.,]\d*)\d) [-–] (?=[12][.,]\d\d)| \/ (?=\d \p{L})/gu,
    ' ;',
  ],
  [/y\/o/giu, 'yo'],
  [/(?<=(?<!\d)\d{1,2}) ?x(?= )/giu, ''],
  [/(?<=\d) ?~ ?(?=\d)/gu, '-'],
  [/(?<=\d)a(?!\p{L})/giu, ''],
  // `2 M` is not two meters, and the `+` of `2 H + 2 M` does not mean "or more".
  [/(?<=(?<![\d.,])\d{1,2} ?)M(?!\p{L})/gu, LETTER_M],
  [/ [+&] /gu, ' y'],
  [
    /[|•·!?¡¿—\n]|(?<!(?<!\p{L})(?:m[áa]x|m[íi]n|cab|sap|tam|alt|aprox|fem|masc))\.(?=\s|$)|\p{Extended_Pictographic}/gu,
    ';',
  ],
];

/** `f 25-30`, `m: 40`: letters for a gender. */
const LOWER_LETTER = /(?<![\p{L}\d] ?)[fmh](?=[ :]{1,2}\d\d(?![\d.,]))/gu;

/** `man 38` is short for `manequim 38`, unless the message is English. */
const MANEQUIM = /(?<!\p{L})man(?=\.? ?[345]\d(?![+\d]| ?(?:anos|a(?!\p{L}))))/giu;
const ROMANCE =
  /(?<!\p{L})(?:mulher(?:es)?|fem|modelos?|vcs?|sap|sapato|loir[ao]s?|altura|anos)(?!\p{L})/iu;

/** Normalizes a message for the search grammar. A semicolon marks the end of a part. */
export function cleanMessage(text: string): string {
  return REPLACED.reduce(
    (all, [what, by]) => all.replace(what, (found) => by.padEnd(found.length)),
    ROMANCE.test(text) ? text.replace(MANEQUIM, 'tam') : text,
  )
    .replace(LOWER_LETTER, (letter) => letter.toUpperCase())
    .replaceAll(BLANK, ';');
}
