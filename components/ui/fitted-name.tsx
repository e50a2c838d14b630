/** Latin letters with two marks, as in Vietnamese, which are higher and deeper than others. */
const STACKED = /[\u1ea0-\u1ef9]/;

/** An accent above a letter, as most of those in Unicode that follow a letter are. */
const ACCENT = /[\u0300-\u030f]/;

const WIDE_CAPITAL = /[MW](?!\p{Ll})/u;
const NARROW_CAPITAL = /I(?!\p{Ll})/u;

/** How many letters wide a word is. In capitals, M and W are wider than others, and I is narrower. */
function lettersIn(word: string): number {
  const more = (word.split(WIDE_CAPITAL).length - 1) / 3;
  const less = (word.split(NARROW_CAPITAL).length - 1) / 2;
  return word.normalize('NFC').length + more - less;
}

type Props = { as: 'h1' | 'p'; name: string; className: string };

/** `className` sets the font size from the number of words and the letters of the longest one. */
export function FittedName({ as: Tag, name, className }: Props) {
  const words = name.split(/\s+/);
  const letters = Math.max(...words.map(lettersIn));
  return (
    <Tag
      className={`display text-balance wrap-anywhere ${className}`}
      data-accented={ACCENT.test(name.normalize('NFD')) ? '' : undefined}
      data-stacked={STACKED.test(name) ? '' : undefined}
      style={{ '--words': words.length, '--letters': letters }}
    >
      {name}
    </Tag>
  );
}
