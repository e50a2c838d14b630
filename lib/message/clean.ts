import { BLANK } from './fact';

/** A letter that is no unit, in place of an M behind a number. */
export const LETTER_M = 'ᴍ';

const ROMANCE =
  /(?<!\p{L})(?:mulher(?:es)?|fem|modelos?|vcs?|sap|sapato|loir[ao]s?|altura|anos)(?!\p{L})/iu;

/** Each is replaced by as many characters as it has, so that offsets stay as they are. */
const REPLACED: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  // `Perfil 1:`, `2)`, and the marks of a quoted or listed line.
  [
    /(?<=^[ >]*)(?:(?:perfil|papel|role|personaje|personagem|opção|option|opción) ?\d{1,2} ?[:.)-]|\d{1,2}[).](?= ))/gimu,
    spaces,
  ],
  [/^[ >]*[-–*•·] ?|^[ >]+/gmu, spaces],
  // What does not matter is no wish.
  [
    /[^,;.\n]*(?<!\p{L})(?:não precisa|tanto faz|não importa|no importa|no hace falta|doesn['’]t matter|don['’]t care|no need)(?!\p{L})[^,;.\n]*/giu,
    (found) => ';'.repeat(found.length),
  ],
  [/y\/o/giu, 'yo '],
  [/(?<=(?<!\d)\d{1,2}) ?x(?= )/giu, spaces],
  [/(?<=\d) ?~ ?(?=\d)/gu, (found) => '-'.padStart(found.length)],
  [/(?<=\d)a(?!\p{L})/giu, ' '],
  // Short for `manequim`, where the message is not English.
  [/(?<!\p{L})man(?=\.? ?[345]\d(?![+\d]| ?(?:anos|a(?!\p{L}))))/giu, 'tam'],
  // `2 M` is no length, and `2 H + 2 M` no least.
  [/(?<=(?<![\d.,])\d{1,2} ?)M(?!\p{L})/gu, LETTER_M],
  [/ \+ /gu, ' y '],
  [/[()[\]]/gu, ' '],
  [/[|•·!?¡¿—\n]|\.(?=\s|$)|\p{Extended_Pictographic}/gu, (found) => ';'.repeat(found.length)],
];

function spaces(found: string): string {
  return ' '.repeat(found.length);
}

/** A message in the notation of a search; a semicolon is where a part of it ends. */
export function cleanMessage(text: string): string {
  const cleaned = REPLACED.filter(([, by]) => by !== 'tam' || ROMANCE.test(text)).reduce(
    (all, [what, by]) => all.replace(what, (found) => (typeof by === 'string' ? by : by(found))),
    text,
  );
  return cleaned.replaceAll(BLANK, ';');
}
