/*
 * Age and size in words, for the page of a saved selection, which has no scripts of a build, and for the
 * save button.
 */

/** @type {readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[]} */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/**
 * How long ago a time was: `2 hours ago`, `now`. Times in ms since the epoch. A time in the future, after
 * the clock was changed, counts as now.
 * @param {number} then
 * @param {number} now
 * @param {string} language
 */
export function ageInWords(then, now, language) {
  const seconds = (now - then) / 1_000;
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ];
  const count = Math.floor(seconds / length);
  const numeric = unit === 'second' ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(language, { numeric }).format(-count, unit);
}

/**
 * A size in megabytes: `24 MB`, `2,4 MB`, at least `0,1 MB`.
 * @param {number} bytes
 * @param {string} language
 */
export function sizeInWords(bytes, language) {
  const megabytes = Math.max(0.1, bytes / 1_000_000);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: megabytes < 10 ? 1 : 0,
  }).format(megabytes);
}
