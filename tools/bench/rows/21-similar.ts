import { columnsOf } from '@/lib/talents/columns';
import { decodeIndex } from '@/lib/talents/roster-index';
import { similarTo } from '@/lib/talents/similar';
import type { Talent } from '@/lib/talents/talent';
import { type Row, TIMED } from '../row.ts';
import { withSite } from '../tools/site.ts';
import { median } from '../tools/throughput.ts';

const MOST = 5;

/** A row of the index with the texts and the birth date behind its numbers, as on the server. */
function talentOf(row: ReturnType<typeof decodeIndex>[number], now: Date): Talent {
  const { height, waist, bust, hips, jeans, shoes, age } = row;
  const texts = Object.entries({ height, waist, bust, hips, jeans, shoes }).flatMap(
    ([key, value]) => (value === null ? [] : [[key, `${value}/${value}`]]),
  );
  const birthdate = age === null ? null : `${now.getUTCFullYear() - age - 1}-12-31`;
  return { ...row, birthdate, measures: Object.fromEntries(texts) };
}

export const alikeTalents: Row = {
  number: 21,
  title: 'Similar talents among 10,000',
  how:
    'The five talents nearest to each of many, found in Node among the rows of the index; their ' +
    'columns are made once for each roster, before.',
  measure: ({ quick }) =>
    withSite(
      async ({ site }) => {
        const now = new Date();
        const answer = await fetch(`${site.url}/api/roster?view=models`);
        const rows = decodeIndex(await answer.json());
        const roster = rows.map((row) => ({ ...row, ...talentOf(row, now), age: row.age }));
        columnsOf(roster);
        const times = roster.slice(0, quick ? 200 : 2_000).map((one) => {
          const start = performance.now();
          const found = similarTo(one, roster, { most: MOST, now });
          const ms = performance.now() - start;
          if (found.length !== MOST) throw new Error(`${one.id} is like ${found.length}`);
          return ms;
        });
        return [
          { name: 'a page', value: median(times), unit: 'ms', target: { most: 1 }, noise: TIMED },
        ];
      },
      { panel: { talents: 10_000 } },
    ),
};
