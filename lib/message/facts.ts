import { BLANK, type Blanked, type Fact, type FactName, takeFact } from './fact';
import { CITY, LABELS, MEDIUM, MONTH, PAY, SHORT_CITY, TERRITORY } from './fact-words';

const DAY = '\\d{1,2}(?:º|st|nd|rd|th)?(?![\\d/])';
const DAYS = `${DAY}(?:(?: ?, ?| ?[-–+] ?| (?:e|y|and|a|ao|al|to) )${DAY})*`;
const YEAR = '(?:,? (?:de |del )?20\\d\\d)?';
const WEEK = '(?:(?:semana de|semana do|semana del|week of) (?:dia |día )?)?';
const AGES = '(?! ?(?:anos|años|years|yo(?!\\p{L})|a(?!\\p{L})))';
const NUMERIC =
  '(?:\\d{1,2}(?:, ?| (?:e|y|and|a) |-))*(?:[0-2]?\\d|3[01])/(?:0?\\d|1[0-2])(?:/(?:20)?\\d\\d)?(?![\\d/])';
const SOON =
  'amanhã|hoje|tomorrow|tmrw|today|hoy|(?<!(?:la|por|de) )mañana|next (?:week|month)|semana que vem|próxima semana|la semana que viene|mês que vem|próximo mes';
const COUNT = '(?:um|uma|one|un|dois|two|dos|três|three|tres|seis|six)';
const MONTHS = `(?:\\d{1,2}|${COUNT}) ?(?:meses|mês|mes|months?)(?! old)|(?:3|6|9|12|18|24|36) ?mo?(?![\\p{L}\\d])`;
const YEARS = `(?:10|\\d|${COUNT}) ?(?:anos?|años?|years?)(?= ?(?:[,;.|)\\n]|$))`;
const SUM = '\\d[\\d.,]*\\d ?(?:k|mil)?|\\d ?(?:k|mil)';
const CURRENCY = '(?:R\\$|US\\$|USD|EUR|BRL|ARS|MXN|€|£|\\$)';
const MORE = '(?: ?(?:\\+|mais|plus|más) ?\\d{1,2} ?%)?';
const JOINT = '(?: ?[,+/&] ?| (?:e|y|and|ou|or|o) )';

/** Facts that need no label, the most specific patterns first. */
const PATTERNS: readonly (readonly [FactName, RegExp])[] = [
  ['budget', whole(`${CURRENCY} ?(?:${SUM})(?! ?%)${MORE}`)],
  ['budget', whole(`(?:${SUM}) ?(?:reais|euros?|dólares|dollars|usd|pesos|pounds|€|£)${MORE}`)],
  [
    'budget',
    whole(`(?<=${PAY}(?:[ :]| ?(?:total|bruto|líquido|gross|net|de|is|of) )*)(?:${SUM})${MORE}`),
  ],
  ['budget', whole(`(?<=${PAY}:? ?)(?:a combinar|a convenir|to be (?:discussed|agreed)|tbd)`)],
  ['dates', whole(`${WEEK}(?:dias? |días? )?${DAYS} (?:(?:de|of) )?${MONTH}${YEAR}`)],
  ['dates', whole(`${WEEK}${MONTH}\\.? ${DAYS}${YEAR}`)],
  ['dates', whole(`${NUMERIC}${AGES}`)],
  ['dates', whole(`(?:dias?|días?) ${DAYS}|the \\d{1,2}(?:st|nd|rd|th)`)],
  ['dates', whole(SOON)],
  ['period', whole(`(?<!(?:beb[eéê]s?|bab(?:y|ies)) (?:de |of )?)(?:${MONTHS})`)],
];

const USES: readonly (readonly [FactName, RegExp])[] = [
  ['media', whole(`(?<!influencers? )${MEDIUM}(?:${JOINT}${MEDIUM})*`)],
  ['territory', whole(`(?<!(?:em|en|in|no) )${TERRITORY}(?:${JOINT}${TERRITORY})*`)],
  // A number of years may be an age, unless it follows a usage or territory, or a word such as `for`.
  [
    'period',
    whole(`(?<=${BLANK}[ ,.;+|\\n]{0,3})(?:${YEARS})|(?<=(?:por|for|durante|during) )(?:${YEARS})`),
  ],
];

/** A city follows a preposition or a separator: `Lima` is also a surname. */
const ALONE = `(?<=(?:^|[,;.|\\n—(]|📍|\\P{L}(?:em|in|en|no|de|para|p/)) ?)`;
const CITIES = whole(`${ALONE}${CITY}(?! \\p{Lu}\\p{Ll})`);
const SHORT_CITIES = new RegExp(`(?<![\\p{L}\\d])${SHORT_CITY}(?![\\p{L}\\d])`, 'gu');

/** The text after a label and a colon, up to the end of the line or sentence. */
function labelled(name: keyof typeof LABELS): readonly [FactName, RegExp] {
  const end = name === 'city' ? ',' : '';
  const value = `[^\\n;|🔴•${BLANK}${end}]{2,100}?(?=\\.?(?:[\\n;|🔴•${BLANK}${end}]|$)|\\. )`;
  return [
    name,
    new RegExp(`(?<=(?<!\\p{L})(?:${LABELS[name]})(?: ?: ?|(?<=\\P{L}) ))${value}`, 'giu'),
  ];
}

function whole(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu');
}

const STEPS = [
  ...PATTERNS,
  ...(['period', 'territory', 'media', 'city'] as const).map(labelled),
  ['city', SHORT_CITIES] as const,
  ['city', CITIES] as const,
  ...USES,
  labelled('budget'),
];

/**
 * Finds the facts of a job: dates, city, usage with its period and territory, and pay. Each is
 * blanked in the message, so that no other fact and no role is read from it.
 */
export function jobFacts(message: Blanked): Fact[] {
  return STEPS.flatMap(([name, pattern]) =>
    Array.from(message.text.matchAll(pattern), (found) => takeFact(message, name, found)),
  );
}
