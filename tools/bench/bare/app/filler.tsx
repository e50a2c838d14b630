const PHRASE = 'A hundred and seventy-five, ninety, sixty-one, thirty-eight and brown. ';

/** A seeded stream of digits that compress to no less than half. */
function digits(count: number): string {
  let state = 1;
  let text = '';
  while (text.length < count) {
    state = (state * 48271) % 2147483647;
    text += state.toString(36);
  }
  return text.slice(0, count);
}

/** Splits a text into `count` parts of equal length; the last ones may be shorter or empty. */
function parts(text: string, count: number): string[] {
  const length = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, at) => text.slice(at * length, (at + 1) * length));
}

/**
 * Filler text in paragraphs. `size` is `{characters}-{of them random}-{paragraphs}`: the first sets
 * the length of the response, the second how well it compresses, the third how much React renders.
 */
export function Filler({ size }: { size: string }) {
  const [characters = 0, random = 0, paragraphs = 1] = size.split('-').map(Number);
  const plain = PHRASE.repeat(Math.ceil(characters / PHRASE.length)).slice(0, characters - random);
  return parts(digits(random) + plain, paragraphs).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are never reordered
    <p key={at}>{part}</p>
  ));
}
