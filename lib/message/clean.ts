import { BLANK } from './fact';

/** Replaces an M after a number, so that it is not read as meters. */
export const LETTER_M = 'ᴍ';
/** Placeholder letters for the woman and the man of a couple. */
export const COUPLE = [['ꜰ', 'mulher'] as const, ['ʜ', 'homem'] as const];

/** Matches are replaced with spaces, so that offsets do not change. */
const REMOVED: readonly RegExp[] = [
  // Numbering at the start of a line (`Perfil 1:`, `2)`), before an item (`A)`) or after a word (`Girl 1:`).
  /(?<=(?:^|[.;•]) *>* *)(?:(?:perfil|profile|papel|role|character|talent|personaje|personagem|opção|option|opción) ?\d{1,2} ?[:.)-]|(?<=^[ >]*)\d{1,2}[).](?= ))/gimu,
  /(?<![\p{L}\d(])[A-Ha-h]\)(?= )|(?<=\p{L}(?<!s) )#?\d(?=:(?!\d))/gu,
  // Recipients: `Hi guys`, `Meninas, preciso …`.
  /(?:(?<=(?<!\p{L})(?:oi+|ol[aá]|hi|hey+|hello|hola|dear|prezad[oa]s?|querid[oa]s?|(?:bo[ma]|buen[oa]s) (?:d[ií]as?|tardes?|noites?|noches)),? )|^\s*(?=(?:guys|girls|ladies|chic[oa]s|menin[oa]s|gurias|garotas), \p{L}))(?:guys|girls|boys|ladies|gentlemen|chic[oa]s|muchach[oa]s|menin[oa]s|gurias|garot[oa]s|mulheres|moças|rapazes|senhor(?:as?|es)?|señor(?:as?|es)?)(?!\p{L})/giu,
  // The person or thing to be replaced is not a role: `instead of the blonde girl`.
  /(?<!\p{L})(?:(?:instead|in place) of|en (?:vez|lugar) del?|(?:em vez|(?:no|em) lugar) d(?:el)?[aeo]s?)(?: (?:an?|uma?|una?))?(?!\p{L})[^,;:.\n]*?(?=[,;:.\n]|$| (?:an?|uma?|una?|one|two|dois|duas|dos|\d+)(?!\p{L}))/giu,
  // Holidays (`Mother's Day`), fashion (`moda feminina`) and brands (with their buyers' age) are not roles.
  /(?<!\p{L})(?:d[ií]a (?:internacional )?d(?:[aeo]s?|el|e l[ao]s?) (?:m[ãa]es|madres?|pais|padres?|crian[çc]as?|niñ[oa]s?|mulher(?:es)?|mujer(?:es)?|homem|hombre|av[óô]s|abuel[oa]s?|namorados)|(?:mother|father|women|men|children|grandparent)['’]?s['’]? day|(?:moda|linha|línea|coleção|colección|roupas?|ropa|marca|loja|tienda|brinquedos?|juguetes?|produtos?|productos?|público|perfume|revista|cal[çz]ados?) (?:feminin[oa]|femenin[oa]|masculin[oa]|infantil|(?:de|para) (?:mulher(?:es)?|mujer(?:es)?|hom(?:em|ens)|hombres?|crianças|niñ[oa]s?))|(?:(?:wo)?men|male|female|kids|children|girls|boys)(?:['’]s)? (?:brand|line|wear|clothing|clothes|fashion|collection|lookbook|magazine|fragrance|perfume|grooming|hygiene|underwear|swimwear|shoe|catalog(?:ue)?)(?:s|(?! ?sizes?))|(?:products?|clothes|toys|brand) for (?:women|men|kids|children|girls|boys))(?!\p{L})(?: (?:de|aged?|from) \d{1,2} ?(?:a|e|y|-|to|and) ?\d{1,2}(?: (?:anos|años|years))?)?/giu,
  // Not a number of people: `two-day shoot`.
  /(?<![\p{L}\d])(?:an? )?(?:one|two|three|four|five|six|seven|ten|\d)-(?:day|piece|part|hour|week|page|months?-old)(?!\p{L})/giu,
  // The M of a size (`tam M`, `M/L`) and the H of hours (`18 H`, `10H30`, `6 hs`) are not people.
  /(?<=(?:tam|tamanho|size|talla|talle)[ :]{1,2}|(?<!\p{L})(?:PP?|X?S) ?(?:[,/-]|\p{L}{1,3}) ?)M(?!\p{L})|(?<!\p{L})M(?= ?(?:[,/-]|ou|or?|and|[ey]) ?(?:X*L|GG?)(?!\p{L}))|\d{2} ?Hs?(?![\p{L}\d])|\d{1,2} ?H\d\d(?!\d)|\d{1,2} ?hs(?! (?:e|y|\+) \d)(?!\p{L}|.*\d ?ms(?!\p{L}))/gu,
  // The hyphen before `year` (`30-year-old`), `her` of `in her 30s`, `fw26`, `x` of `2x`, `a` of `25a`.
  /(?<=\d)-(?=years?(?!\p{L}))|(?<=(?<!\p{L})in )her(?!\p{L})|(?<!\p{L})(?:fw|aw|ss|pv)\d\d|(?<=(?<!\d)\d{1,2}) ?x(?= )|(?<=\d)a(?![\p{L}\d])/giu,
];

/** Matches become a semicolon, which ends a part. */
const ENDING: readonly RegExp[] = [
  // Clauses that ask for nothing: `hair color doesn't matter`, the target group, people already cast.
  /[^,;.\n]*(?<!\p{L})(?:não precisa|tanto faz|não importa|no importa|no hace falta|doesn['’]t matter|don['’]t care|no need)(?!\p{L})[^,;.\n]*|(?<!\p{L})(?:público[ -](?:alvo|objetivo)|target (?:audience|group|market))(?!\p{L})[^;.\n]*|(?<!\p{L})(?:já temos|ya tenemos|already (?:have|booked|cast))(?!\p{L})(?:(?!need|precis|falta|busc|procur|but |mas |pero )[^,;.\n])*/giu,
  // Hours (`das 18 às 22`; ages would be `dos 18 aos 22`) and years of experience or business are not ages.
  /(?<!\p{L})das \d{1,2}[\dh:]* [àa]s \d{1,2}|(?<!\p{L})(?:há|hace|for) \d{1,2} (?:anos|años|years)(?! old)|\d{1,2}\+? (?:anos|años|years) (?:of|de|no|en el) (?:exp|mercad|market|carreira|carrera|hist)\p{L}*/giu,
  // A negation ends at a colon: `no models: 2 women`.
  /(?<=(?<!\p{L})(?:no|não|sem|sin|not|without) [^,;:.\n\d]{2,59}):/giu,
  /[|•·!?¡¿—\n]|(?<!(?<!\p{L})(?:m[áa]x|m[íi]n|cab|sap|tam|alt|aprox|fem|masc))\.(?=\s|$)|\p{Extended_Pictographic}/gu,
];

/** Matches become this text, padded with spaces, so that offsets do not change. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  ...REMOVED.map((what) => [what, ''] as const),
  // `a pair of women`.
  [/(?<!\p{L})(?:(?:a|uma?|un) )?(?:pair|couple|par|dupla) (?:of|de)(?!\p{L})/giu, '2'],
  // A couple is a woman and a man, unless it is qualified (`casal gay`) or listed after a colon.
  [
    /(?:(?<!\p{L})(?:an?|one|1|um|una) (?:(?:young|older|mature) )?|(?<=(?:^|[,;.:+\n]|(?<!\p{L})(?:and|[ey]|de|need)) ?))(?:couple|casal|pareja)(?=(?: (?:jovem|joven|madur[oa]))?(?: ?[,.;(\n]|$| ?(?:de )?(?:\d|\p{L}+ta )| (?:and|with|aged|in|between|for|[ey]|com|con|em|en|entre|para)(?!\p{L})))(?![^.;\n]*(?::|\((?!\d)))/gimu,
    '1ꜰ&1ʜ',
  ],
  // A dash or slash between two roles.
  [
    / [-–] (?=\p{L})|(?<=\p{L}) [-–] |(?<=(?<![.,]\d*)\d) [-–] (?=[12][.,]\d\d)| \/ (?=\d \p{L})/gu,
    ' ;',
  ],
  [/(?<=(?<!\d)(?:\d|1[0-7])) (?:e|y|and|&) (?=(?:\d|1[0-7]) ?(?:anos|años|years|yrs))/giu, '-'],
  [/y\/o/giu, 'yo'],
  [/(?<=\d) ?~ ?(?=\d)/gu, '-'],
  // `2 M` is not two meters, and the `+` of `2 H + 2 M` does not mean "or more".
  [/(?<=(?<![\d.,])\d{1,2} {0,3})M(?!\p{L})/gu, LETTER_M],
  [/ [+&] /gu, ' y'],
  ...ENDING.map((what) => [what, ';'] as const),
];

/** `f 25-30`, `m: 40`, `w: 1,75`: letters for a gender. */
const LOWER_LETTER = /(?<![\p{L}\d] ?)(?:[fmh](?=[ :]{1,2}\d\d(?![\d.,]))|[fmhw](?=: ?\d))/gu;

/** In a Portuguese message `no` means `in the`. */
const IN_THE = /(?<!\p{L})no(?= (?!m[ií]nimo|m[aá]ximo)\p{L})/giu;
const PORTUGUESE =
  /^(?!.*(?<!\p{L})(?:the|and|with|need|el|los|con|una|mujer(?:es)?|hombres?|años)(?!\p{L})).*(?<!\p{L})(?:não|uma?|mulher(?:es)?|homem|homens|anos|com|precis(?:o|amos)|pra|vcs?)(?!\p{L})/isu;

/** `man 38` is short for `manequim 38`, unless the message is English. */
const MANEQUIM = /(?<!\p{L})man(?=\.? ?[345]\d(?![+\d]| ?(?:anos|a(?!\p{L}))))/giu;
const ROMANCE =
  /(?<!\p{L})(?:mulher(?:es)?|fem|modelos?|vcs?|sap|sapato|loir[ao]s?|altura|anos)(?!\p{L})/iu;

/** Normalizes a message for the search grammar. A semicolon marks the end of a part. */
export function cleanMessage(text: string): string {
  const sized = ROMANCE.test(text) ? text.replace(MANEQUIM, 'tam') : text;
  return REPLACED.reduce(
    (all, [what, by]) => all.replace(what, (found) => by.padEnd(found.length)),
    PORTUGUESE.test(text) ? sized.replace(IN_THE, 'em') : sized,
  )
    .replace(LOWER_LETTER, (letter) => letter.toUpperCase())
    .replaceAll(BLANK, ';');
}
