import { expect, test } from 'vitest';
import { answerTo, prepared } from '@/lib/search/search';
import { isMinor } from '@/lib/talents/age';
import { categoryIds } from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter-row';
import { narrow } from '@/lib/talents/narrowed';
import fc from '../../fixtures/fast-check.ts';
import { person } from '../../fixtures/people.ts';

const NOW = new Date('2026-05-01');
const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

const talent = fc.record({
  name: fc.constantFrom('Cícero Souza', 'Beatriz Lima', 'Ana'),
  gender: fc.constantFrom('woman' as const, 'man' as const, null),
  birthdate: fc.constantFrom(
    null,
    '0000-00-00',
    '2020-01-01',
    '2012-01-01',
    '2008-05-02',
    '1990-01-01',
  ),
  categories: fc.subarray([IDS.kids, IDS.teen, IDS.senior, IDS.actors]),
  hair: fc.constantFrom('Black', 'Blonde', null),
  measures: fc.constantFrom(
    {},
    { height: '158/5.2', jeans: '36' },
    { height: '160/5.3', jeans: '40' },
  ),
});
const roster = fc.array(talent, { minLength: 1, maxLength: 12 }).map((all) =>
  all.map((known, id) => {
    const one = person({ id, ...known });
    return { ...one, ...filterRow(one, NOW) };
  }),
);

const ADULTS = fc.constantFrom(
  ...['over 18', '18+', 'adult', 'adults only', 'só adultos', 'adulta', 'maior de idade', 'of age'],
  ...['mayores de edad', 'acima de 18', 'de 18 anos ou mais', '18-80 anos', 'até 80 anos'],
  ...['16 a 20 anos', 'over 12', 'not under 18', 'in her 20s', 'over 40', 'entre 15 e 30'],
);
const BESIDE = fc.constantFrom(
  ...['', 'mulher', 'girls', 'kids', 'niños y niñas', 'teen', 'atores', 'menos de 1,60', 'loira'],
  ...['talentos', 'crianças e adolescentes', 'manequim 36'],
);

test('no list that was asked for adults has a minor', () => {
  fc.assert(
    fc.property(roster, BESIDE, ADULTS, BESIDE, (rows, before, adults, behind) => {
      const known = { locale: 'pt', rows, ...prepared(rows), categoryIds: IDS } as const;
      const { wishes, view, query } = answerTo(`${before} ${adults} ${behind}`, known);
      // Other words for minors ask for them alone: `kids over 12`.
      fc.pre(wishes.some(({ key }) => key === 'age'));
      const listed = narrow(rows, view, query, IDS).rows;
      expect(listed.filter((one) => isMinor(one, NOW))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const NUMBERS = fc.constantFrom(
  '1,59',
  '158',
  'manequim 38',
  '38',
  '36',
  'US 4',
  'size 12 UK',
  '17',
);
const MISSPELLED = fc.constantFrom(
  '',
  'cicero sousa',
  'beatris',
  'beatris lyma',
  'loira',
  'niña',
  'adult',
);

test('neither a wider range, nor what a number or a name may mean, leads to a minor', () => {
  const text = fc.tuple(NUMBERS, MISSPELLED).map((all) => all.join(', '));
  fc.assert(
    fc.property(roster, text, (rows, typed) => {
      const known = { locale: 'pt', rows, ...prepared(rows), categoryIds: IDS } as const;
      const answer = answerTo(typed, known);
      const near = answer.near.map(({ query }) => narrow(rows, answer.view, query, IDS).rows);
      const corrected = answer.corrections
        .filter(({ is }) => is !== 'misspelled')
        .map((one) => answerTo(typed.replace(one.typed, one.meant), known))
        .map(({ view, query }) => narrow(rows, view, query, IDS).rows);
      const listed = [...near, ...corrected].flat();
      expect(listed.filter((one) => isMinor(one, NOW))).toEqual([]);
      const adults = rows
        .filter((one) => !isMinor(one, NOW))
        .map(({ name }) => name)
        .join(' ');
      for (const { meant } of answer.corrections.filter(({ is }) => is === 'misspelled')) {
        for (const word of meant.split(' ')) expect(adults).toContain(word);
      }
    }),
    { numRuns: 1000 },
  );
});

test.each(['kids over 12', 'teen 16 a 17 anos', 'girl 12'])('%s asks for no adult', (typed) => {
  const rows = [person({ id: 1, birthdate: '1990-01-01' })].map((one) => ({
    ...one,
    ...filterRow(one, NOW),
  }));
  const known = { locale: 'pt', rows, ...prepared(rows), categoryIds: IDS } as const;
  expect(answerTo(`${typed} years`, known).total).toBe(0);
});
