/**
 * Advance widths of the display font in thousandths of an em. Accented letters are as wide as their
 * base letters; a unit test compares the table with the font.
 */
const WIDTHS = new Map(
  Array.from(
    (
      'a526 b606 c509 d606 e525 f394 g592 h591 i296 j301 k601 l327 m856 n591 o557 p606 q606 r438 s442 ' +
      't339 u592 v548 w768 x570 y551 z467 A759 B648 C697 D718 E606 F586 G730 H754 I380 J444 K698 L591 ' +
      "M857 N757 O741 P631 Q741 R713 S571 T658 U715 V760 W997 X754 Y723 Z569 -359 '203 .203 ’218"
    ).matchAll(/(\S)(\d{3})/g),
    ([, letter = '', width]): [string, number] => [letter, Number(width) / 1000],
  ),
);
const SPACE = 0.25;
/** The `letter-spacing` of the style sheet. */
const TRACKING = -0.015;
/** The fallback for other characters: about the width of the widest capitals. */
const UNKNOWN = 0.8;

const MAX_LINES = 4;
/** Lines up to this width, in em, are not broken: they are large even in the narrowest column. */
const WIDE = 5;
/** Names with a longer line, in em, are set in ordinary text with normal line breaks. */
const WIDEST = 9.9;
const MAX_WORDS = 12;

/** The width of a text in em. Ignores kerning, which would make it slightly narrower. */
export function widthInEm(text: string): number {
  const letters = Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''));
  return letters.reduce(
    (sum, letter) => sum + TRACKING + (letter === ' ' ? SPACE : (WIDTHS.get(letter) ?? UNKNOWN)),
    0,
  );
}

/** Splits a name into words; a particle (`da`, `de`, `e`, `van`) belongs to the word after it. */
function unitsOf(name: string): string[] {
  const units: string[] = [];
  let particles = '';
  for (const word of name.split(/\s+/).filter(Boolean)) {
    if (/^\p{Ll}{1,3}$/u.test(word)) particles += `${word} `;
    else {
      units.push(particles + word);
      particles = '';
    }
  }
  if (particles) units.push(particles.trim());
  return units;
}

const widest = (lines: readonly string[]) => Math.max(...lines.map(widthInEm));

/** Splits words into a number of lines so that the longest line is as short as possible. */
function split(units: readonly string[], lines: number): string[] {
  if (lines === 1) return [units.join(' ')];
  let best: string[] = [];
  for (let count = 1; count <= units.length - lines + 1; count += 1) {
    const first = units.slice(0, count).join(' ');
    const all = [first, ...split(units.slice(count), lines - 1)];
    if (best.length === 0 || widest(all) < widest(best)) best = all;
  }
  return best;
}

/**
 * Breaks a name into as few lines as remain large, and returns them with the width of the longest
 * one in em, rounded up to tenths. The column's width divided by that is the largest font size that
 * fits. Null for a name that is too long, which is set as ordinary text.
 */
export function nameLines(name: string): { lines: string[]; em: number } | null {
  const units = unitsOf(name);
  if (units.length === 0 || units.length > MAX_WORDS) return null;
  let lines: string[] = [];
  for (let count = 1; count <= Math.min(units.length, MAX_LINES); count += 1) {
    lines = split(units, count);
    if (widest(lines) <= WIDE) break;
  }
  const em = Math.ceil(widest(lines) * 10) / 10;
  return em <= WIDEST ? { lines, em } : null;
}

/**
 * Takes a width of less than 10 em, such as `em` of `nameLines`. Returns the attributes from which
 * the style sheet sets `--em`, rounded up to tenths: the content security policy forbids inline
 * styles.
 */
export function emAttributes(em: number): { 'data-em': number; 'data-tenths': number } {
  const tenths = Math.ceil(em * 10 - 1e-6);
  return { 'data-em': Math.floor(tenths / 10), 'data-tenths': tenths % 10 };
}
