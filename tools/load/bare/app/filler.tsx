const PARAGRAPH = 'A hundred and seventy-five, ninety, sixty-one, thirty-eight and brown. ';

/** A seeded stream of letters and digits. */
function* random() {
  for (let state = 1; ; state = (state * 48271) % 2147483647) yield state.toString(36);
}

/** Paragraphs of as many characters in all, a third of them random: they compress about as a page does. */
export function Filler({ characters }: { characters: number }) {
  const numbers = random();
  const paragraphs: string[] = [];
  for (let left = characters; left > 0; left -= PARAGRAPH.length) {
    const text = Array.from({ length: 4 }, () => numbers.next().value).join('') + PARAGRAPH;
    paragraphs.push(text.slice(0, Math.min(left, PARAGRAPH.length)));
  }
  return paragraphs.map((text) => <p key={text}>{text}</p>);
}
