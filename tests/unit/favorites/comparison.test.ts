import { describe, expect, it } from 'vitest';
import {
  type ComparedTalent,
  comparedCard,
  comparedMeasures,
  comparisonRows,
} from '@/lib/favorites/comparison';
import { comparedOf } from '@/lib/favorites/read-chosen';
import { cardOf } from '@/lib/talents/listed-talent';
import { MEASURES } from '@/lib/talents/talent';
import { type Known, person } from '../../fixtures/people.ts';

const YEARS = '{age} anos';

function compared(known: Partial<Known>, age: number | null = null): ComparedTalent {
  return { ...comparedOf(person({ id: 1, ...known }), new Date()), age };
}

const rowsOf = (...talents: ComparedTalent[]) => comparisonRows(talents, 'pt', YEARS);

describe('a comparison', () => {
  it('has a row for each measure that is known of any talent, and a blank where it is unknown', () => {
    const woman = compared({ measures: { height: '175/5.9', bust: '84/33.1' }, hair: 'Red' }, 27);
    const man = compared({ gender: 'man', measures: { bust: '99/39' } });
    const rows = rowsOf(woman, man).map(({ key, labels, cells }) => [
      ...[key, ...labels],
      ...cells.map((cell) => cell && `${cell.metric} / ${cell.imperial}`),
    ]);
    expect(rows).toEqual([
      ['height', 'height', '175 cm / 5′9″', null],
      ['bust', 'bust', 'chest', '84 cm / 33,1″', '99 cm / 39″'],
      ['hair', 'hair', 'Ruivo / Ruivo', null],
      ['age', 'age', '27 anos / 27 anos', null],
    ]);
  });

  it.each([
    [['38', '38'], true],
    [['38', '39'], false],
    [['38', '38', '39'], false],
    [['38', 'n/a', '38'], false],
    [['n/a', '38', '40'], false],
  ])('shoes %j count as equal: %j', (shoes, equal) => {
    const talents = shoes.map((size) => compared({ measures: { shoes: size } }));
    expect(rowsOf(...talents).map((row) => [row.key, row.equal])).toEqual([['shoes', equal]]);
  });

  it('includes every measure of a profile', () => {
    const measures = Object.fromEntries(MEASURES.map((key) => [key, '40']));
    const talent = compared(
      { measures, hair: 'Red', eyes: 'Green', skinTone: '1162', gender: 'man' },
      30,
    );
    expect(rowsOf(talent).flatMap(({ labels }) => labels)).toEqual([
      ...comparedMeasures(talent, 'pt', YEARS).keys(),
    ]);
    expect(rowsOf(talent)).toHaveLength(MEASURES.length + 4);
  });

  it('uses the stored measures of a talent when no others are known', () => {
    const card = cardOf(person({ id: 2, measures: { height: '180/5.11' }, eyes: 'Green' }));
    expect(rowsOf(comparedCard(card)).map(({ key, cells }) => [key, cells[0]?.metric])).toEqual([
      ['height', '180 cm'],
      ['eyes', 'Verdes'],
    ]);
  });
});
