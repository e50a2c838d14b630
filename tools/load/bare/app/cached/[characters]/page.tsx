export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

const SENTENCE = 'A hundred and seventy-five, ninety, sixty-one, thirty-eight and brown. ';

/** Paragraphs of as many characters in all, a third of them random: they compress about as a page does. */
export default async function Page({ params }: { params: Promise<{ characters: string }> }) {
  const paragraphs: string[] = [];
  let seed = 1;
  for (let left = Number((await params).characters); left > 0; left -= SENTENCE.length) {
    const words = Array.from({ length: 4 }, () => {
      seed = (seed * 48271) % 2147483647;
      return seed.toString(36);
    });
    paragraphs.push((words.join('') + SENTENCE).slice(0, Math.min(left, SENTENCE.length)));
  }
  return paragraphs.map((text) => <p key={text}>{text}</p>);
}
