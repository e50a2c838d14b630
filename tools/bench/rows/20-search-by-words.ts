import { type Answer, answerTo, prepared } from '@/lib/search/answer';
import type { ListedTalent } from '@/lib/talents/card';
import { categoryIds } from '@/lib/talents/categories';
import { decodeIndex } from '@/lib/talents/roster-index';
import { EXACT, type Row, TIMED } from '../row.ts';
import { withSite } from '../tools/site.ts';
import { median } from '../tools/throughput.ts';
import { grammarBytes } from '../weight/grammar.ts';

const TYPED = [
  'loira 1,75 a 1,80 manequim 38',
  'size 36 to 38 brunette over 25 green eyes',
  'mujer pelo castaño 90-60-90 sin tatuajes',
  'Maria da Silva',
];

const IDS = categoryIds({
  CATEGORY_ACTORS: 1889,
  CATEGORY_INTERNATIONAL: 1890,
  CATEGORY_CREATIVE: 1891,
});

/** Milliseconds of each response while the texts are typed, a character at a time. */
function answerTimes(rows: readonly ListedTalent[], rounds: number): number[] {
  const known = { locale: 'pt', rows, bounds: prepared(rows), categoryIds: IDS } as const;
  const times: number[] = [];
  let last: Answer<ListedTalent> | null = null;
  for (let round = 0; round < rounds; round += 1) {
    for (const text of TYPED) {
      for (let length = 1; length <= text.length; length += 1) {
        const start = performance.now();
        last = answerTo(text.slice(0, length), known);
        times.push(performance.now() - start);
      }
    }
  }
  const unmatched = [last?.name, ...(last?.unrecognized ?? [])].join(' ');
  if (!unmatched.includes('Silva')) throw new Error('the last text is not answered');
  return times;
}

export const searchByWords: Row = {
  number: 20,
  title: 'Search by words, 10,000 talents',
  how:
    'Four searches are typed a character at a time, and each state of the field is answered in Node ' +
    'with the rows of the index: understood, filtered, counted. The grammar is bundled by itself.',
  measure: ({ quick }) =>
    withSite(
      async ({ site }) => {
        const answer = await fetch(`${site.url}/api/roster?view=models`);
        const times = answerTimes(decodeIndex(await answer.json()), quick ? 3 : 25);
        const sorted = times.toSorted((one, other) => one - other);
        const paint = { unit: 'ms', noise: TIMED } as const;
        return [
          { name: 'an answer', value: median(times), target: { most: 16 }, ...paint },
          {
            name: 'the slowest of a hundred',
            value: sorted[Math.floor(sorted.length * 0.99)] ?? null,
            target: { most: 16 },
            ...paint,
          },
          {
            name: 'the grammar, gzip',
            value: await grammarBytes(),
            unit: 'bytes',
            target: { most: 9 * 1024 },
            noise: EXACT,
          },
        ];
      },
      { panel: { talents: 10_000 } },
    ),
};
