const PHRASE = 'A hundred and seventy-five, ninety, sixty-one, thirty-eight and brown. ';

/** A repeatable stream of digits that do not compress to less than half. */
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
 * One paragraph. `size` is `{characters}-{of them random}`: the first decides how long the answer is,
 * the second how far it can be compressed.
 */
export function Filler({ size }: { size: string }) {
  const [characters = 0, random = 0] = size.split('-').map(Number);
  const plain = PHRASE.repeat(Math.ceil(characters / PHRASE.length)).slice(0, characters - random);
  return <p>{digits(random) + plain}</p>;
}
