import { BLANK, type Blanked, type Fact, type Step, takeFacts } from './fact';
import {
  CITY,
  LABELS,
  MEDIUM,
  MONTH,
  MONTH_PART,
  PAY,
  SHORT_CITY,
  TERRITORY,
  WEEKDAY,
} from './fact-words';

const DAY = '\\d{1,2}(?:º|st|nd|rd|th)?(?![\\d/])';
const TO = '(?:e|y|and|a|ao|al|to|ou|or|o|até|hasta)';
/** `May 5, 1 man`: a number before another word is not a day. */
const NO_COUNT = `(?! ?(?!(?:${TO}|de|del|of)(?!\\p{L})|${MONTH})\\p{L})`;
const DAYS = `${DAY}(?:(?: ?, ?| ?[-–+&] ?| ${TO} )${DAY}${NO_COUNT})*`;
const ON = `(?:${WEEKDAY},? (?:(?:dia|día|the|el) )?)?`;
const YEAR = '(?:,? (?:de |del )?20\\d\\d)?';
const WEEK = '(?:(?:semana de|semana do|semana del|w(?:ee)?k of) (?:dia |día )?)?';
const AGES = '(?! ?(?:anos|años|years|yo(?!\\p{L})|a(?!\\p{L})))';
const NUMERIC =
  '(?:\\d{1,2}(?:, ?| (?:e|y|and|a) |-))*(?:[0-2]?\\d|3[01])/(?:0?\\d|1[0-2])(?:/(?:20)?\\d\\d)?(?![\\d/])';
const SOON =
  'depois de amanhã|pasado mañana|amanhã|hoje|tomorrow|tmrw|today|hoy|(?<!(?:la|por|de) )mañana|next (?:week|month)|semana que vem|próxima semana|la semana que viene|mês que vem|próximo mes';
const COUNT = '(?:um|uma|one|un|dois|two|dos|três|three|tres|seis|six)';
const MONTHS = `(?:\\d{1,2}|${COUNT}) ?(?:meses|mês|mes|months?)(?![ -]old| de (?:idade|edad|vida))|(?:30|45|60|90|120|180) ?(?:dias|días|days)|\\d{1,2} ?(?:mos|mths|wks?|weeks|semanas)|(?:in |em |a )?perpetu(?:ity|idade|idad|al)|(?:3|6|9|12|18|24|36) ?mo?(?![\\p{L}\\d])`;
const YEARS = `(?:10|\\d|${COUNT}) ?(?:anos?|años?|years?|yrs?)(?= ?(?:[,;.|)\\n]|$))`;
const SUM = '\\d[\\d.,]*\\d ?(?:k|mil)?|\\d ?(?:k|mil)';
const CODE = '(?:USD|EUR|BRL|ARS|MXN|CHF|GBP|CLP|COP|PEN|CAD|AUD)';
const CURRENCY = `(?:R\\$|US\\$|${CODE}|€|£|\\$)`;
/** A sum that needs no currency beside a word for pay. */
const MONEY = '(?:\\d{1,3} ?(?:k|mil|lucas)|\\d{1,3}(?:[.,]\\d{3})+|\\d{3,6})';
const MORE = '(?: ?(?:\\+|mais|plus|más) ?\\d{1,2} ?%)?';
const JOINT = '(?: ?[,+/&] ?| (?:e|y|and|ou|or|o) )';

/** Facts that need no label, the most specific patterns first. */
const PATTERNS: readonly Step[] = [
  ['budget', whole(`${CURRENCY} ?(?:${SUM})${MORE}`)],
  [
    'budget',
    whole(
      `(?:${SUM}) ?(?:reais|euros?|dólares|dollars|${CODE}|pesos|pounds|€|£)${MORE}|\\d{1,3} ?lucas`,
    ),
  ],
  [
    'budget',
    whole(`(?<=${PAY}(?:[ :]| ?(?:total|bruto|líquido|gross|net|de|is|of) )*)(?:${SUM})${MORE}`),
  ],
  [
    'budget',
    whole(
      `(?<=(?:pag(?:am|amos|a|an)|pay(?:s|ing)?|paid) )${MONEY}|${MONEY}(?= (?:each|cada|per person|por pessoa|por persona|brutos?|netos?|líquidos?|gross|net)(?!\\p{L}))`,
    ),
  ],
  ['budget', whole(`(?<=${PAY}:? ?)(?:a combinar|a convenir|to be (?:discussed|agreed)|tbd)`)],
  ['dates', whole(`${ON}${WEEK}(?:dias? |días? )?${DAYS} (?:(?:de|of) )?${MONTH}${YEAR}`)],
  ['dates', whole(`${ON}${WEEK}${MONTH}\\.? ${DAYS}${YEAR}`)],
  // `6/8` is a date, but an age range after a word for a child: `nena (6/8)`.
  [
    'dates',
    whole(
      `(?<!(?:menin|niñ|nen|filh|hij)[aeo]s?,? \\(?)${ON}${NUMERIC}(?: ?(?:[-–&]|${TO}) ?${NUMERIC})*${AGES}`,
    ),
  ],
  ['dates', whole('(?<=(?:on|shoot|dates?:?) )(?:0?\\d|1[0-2])/(?:1[3-9]|2\\d|3[01])(?![\\d/])')],
  ['dates', whole('(?:0?[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])\\.(?:(?:20)?\\d\\d)?')],
  ['dates', whole(`(?:dias?|días?) ${DAYS}|the \\d{1,2}(?:st|nd|rd|th)`)],
  ['dates', whole(SOON)],
  [
    'dates',
    whole(`${MONTH_PART}[ -]${MONTH}${YEAR}|(?<=(?:in|em|en) )(?=\\p{L}{4}|may)${MONTH}${YEAR}`),
  ],
  [
    'dates',
    whole(
      `(?<!(?:by|until|till|até|hasta|before|antes d[eo]|para el|toda|todo|every) )(?:(?:next|this|próxim[ao]|este|esta|nesta) )?${WEEKDAY}`,
    ),
  ],
  ['period', whole(`(?<!(?:beb[eéê]s?|bab(?:y|ies))[^.;\\n]{0,24})(?:${MONTHS})`)],
];

const USES: readonly Step[] = [
  ['media', whole(`${MEDIUM}(?:${JOINT}${MEDIUM})*`)],
  ['territory', whole(`(?<!(?:em|en|in|no) )${TERRITORY}(?:${JOINT}(?:${TERRITORY}|us))*`)],
  ['territory', /(?<![\p{L}\d])US(?![\p{L}\d$])/gu],
  // A number of years may be an age, unless it follows a usage or territory, or a word such as `for`.
  [
    'period',
    whole(
      `(?<=${BLANK}[ ,.;+|\\n]{0,3})(?:${YEARS})|(?<=(?:por|for|durante|during|buy-?out|licen[cs]e|licença|licencia)(?: de| of|:)? )(?:${YEARS})`,
    ),
  ],
];

/** A city follows a preposition or a separator: `Lima` is also a surname. */
const ALONE = `(?<=(?:^|[,;.|\\n—(${BLANK}]|📍|\\P{L}(?:shoot|shooting|rodaje|gravação|filmagem|fotos|casting)|\\P{L}(?:em|in|en|no|de|para|p/)) ?)`;
/** Excludes the city of the sender: `based in Lisbon`. */
const SENDER = '(?<!(?:based|live|viv[oe]|moro|direct\\p{L}+ de casting) (?:in|em|en) )';
const CITIES = whole(`${ALONE}${SENDER}${CITY}(?:, ${TERRITORY}(?= ?(?:[.;\\n]|$)))?`);
/** A city before another name is a first name: `Vitória Souza`. */
const NAME_BEHIND = /^ \p{Lu}\p{Ll}/u;
const SHORT_CITIES = new RegExp(`(?<![\\p{L}\\d])${SHORT_CITY}(?![\\p{L}\\d])`, 'gu');

/** The text after a label and a colon, up to the end of the line or sentence. */
function labelled(name: keyof typeof LABELS): Step {
  const end = name === 'city' ? ',' : '';
  // `Usage: online, 1 year, Europe`: period and territory are facts of their own.
  const other = name === 'media' ? `|, ?(?:${YEARS}|${TERRITORY})(?![\\p{L}\\d])` : '';
  const value = `[^\\n;|🔴•${BLANK}${end}]{2,100}?(?=\\.?(?:[\\n;|🔴•${BLANK}${end}]|$)|\\. ${other})`;
  return [name, new RegExp(`(?<=(?<!\\p{L})(?:${LABELS[name]})(?: ?: ?))${value}`, 'giu')];
}

function whole(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu');
}

const STEPS: readonly Step[] = [
  ...PATTERNS,
  ...(['period', 'territory', 'media', 'city'] as const).map(labelled),
  ['city', SHORT_CITIES],
  ['city', CITIES, NAME_BEHIND],
  ...USES,
  labelled('budget'),
];

/** Finds the facts of a job: dates, city, usage with its period and territory, and pay. */
export function jobFacts(message: Blanked): Fact[] {
  return takeFacts(message, STEPS);
}
