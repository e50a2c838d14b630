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

/**
 * One paragraph. `size` is `{characters}-{of them random}`: the first sets the length of the
 * response, the second how well it compresses.
 */
export function Filler({ size }: { size: string }) {
  const [characters = 0, random = 0] = size.split('-').map(Number);
  const plain = PHRASE.repeat(Math.ceil(characters / PHRASE.length)).slice(0, characters - random);
  return <p>{digits(random) + plain}</p>;
}
