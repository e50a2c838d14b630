import { describe, expect, it } from 'vitest';
import {
  type ComparedTalent,
  comparedCard,
  comparedMeasures,
  comparisonRows,
} from '@/lib/favorites/comparison';
import { cardOf } from '@/lib/talents/card';
import { MEASURES, type Talent } from '@/lib/talents/talent';
import { person } from '../../fixtures/people.ts';

const YEARS = '{age} anos';

function compared(known: Partial<Talent>, age: number | null = null): ComparedTalent {
  const talent = person({ id: 1, ...known });
  return { ...cardOf(talent), gender: talent.gender, measures: talent.measures, age };
}

const rowsOf = (...talents: ComparedTalent[]) => comparisonRows(talents, 'pt', YEARS);

describe('a comparison', () => {
  it('has a row for each measure that is known of any talent, and a blank where it is unknown', () => {
    const woman = compared({ measures: { height: '175/5.9', bust: '84/33.1' }, hair: 'Red' }, 27);
    const man = compared({ gender: 'man', measures: { bust: '99/39' } });
    expect(rowsOf(woman, man)).toEqual([
      {
        key: 'height',
        labels: ['height'],
        cells: [{ metric: '175 cm', imperial: '5′9″' }, null],
        equal: false,
      },
      {
        key: 'bust',
        labels: ['bust', 'chest'],
        cells: [
          { metric: '84 cm', imperial: '33,1″' },
          { metric: '99 cm', imperial: '39″' },
        ],
        equal: false,
      },
      {
        key: 'hair',
        labels: ['hair'],
        cells: [{ metric: 'Ruivo', imperial: 'Ruivo' }, null],
        equal: false,
      },
      {
        key: 'age',
        labels: ['age'],
        cells: [{ metric: '27 anos', imperial: '27 anos' }, null],
        equal: false,
      },
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
