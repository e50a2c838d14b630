import { expect, test } from 'vitest';
import { filterRow } from '@/lib/talents/filter-row';
import { type Criteria, filterRows } from '@/lib/talents/filtering';
import { FULL_RANGES, RANGE_KEYS, type Range, type RangeKey } from '@/lib/talents/ranges';
import type { Measure, Talent } from '@/lib/talents/talent';
import fc from '../../fixtures/fast-check.ts';
import { type MeasuresOfPanel, measuresOf } from '../../fixtures/people.ts';

const NOW = new Date('2026-05-01');

// Few distinct values, so rows and queries match often enough to exercise every rule.
const color = fc.constantFrom('Black', 'Red', 'Blue');
const colors = fc.uniqueArray(color, { minLength: 1, maxLength: 2 });
const categoryId = fc.integer({ min: 1884, max: 1887 });
const measure = fc.oneof(
  fc.constantFrom('', 'x', 'n/a', '38x40', '42/6', '36 BR', '36,5', '40', '44'),
  fc.integer({ min: 34, max: 240 }).map((cm) => `${cm}/${(cm / 2.54).toFixed(1)}`),
);

/** `sent`: the measures as the panel writes them. */
type Sent = Talent & { sent: MeasuresOfPanel };

const talent: fc.Arbitrary<Sent> = fc
  .record({
    id: fc.nat(),
    name: fc.constantFrom('Ana', 'Ágata', 'bia', 'Çelik', '3M', 'Øystein', ''),
    cover: fc.constant(null),
    gender: fc.constantFrom('woman', 'man', null),
    birthdate: fc.option(fc.constantFrom('2015-01-01', '2000-05-05', '1960-09-09', '2000-02-30')),
    sent: fc.record(
      {
        height: measure,
        waist: measure,
        bust: measure,
        hips: measure,
        jeans: measure,
        shoes: measure,
      },
      { requiredKeys: [] },
    ),
    hair: fc.option(color),
    eyes: fc.option(color),
    skinTone: fc.constant(null),
    categories: fc.uniqueArray(categoryId, { maxLength: 3 }),
  })
  .map(({ sent, ...one }) => ({ ...one, sent, measures: measuresOf(sent) }));
const talents = fc.array(talent, { maxLength: 40 });

function sliderRange(key: RangeKey): fc.Arbitrary<[RangeKey, Range]> {
  const [lowest, highest] = FULL_RANGES[key];
  const end = fc.integer({ min: lowest * 2, max: highest * 2 }).map((halves) => halves / 2);
  return fc.tuple(end, end).map(([a, b]) => [key, [Math.min(a, b), Math.max(a, b)]]);
}
const ranges = fc
  .array(fc.constantFrom(...RANGE_KEYS).chain(sliderRange), { minLength: 1, maxLength: 2 })
  .map((drawn) => Object.fromEntries(drawn));

const criteria = fc.record({
  ...{ gender: fc.constantFrom('woman' as const, 'man' as const), category: categoryId },
  categories: fc.array(categoryId, { minLength: 1, maxLength: 2 }),
  letter: fc.constantFrom('a' as const, 'b' as const, 'c' as const),
  ...{ hair: colors, eyes: colors, ranges },
});
const KEYS = ['gender', 'category', 'categories', 'letter', 'hair', 'eyes', 'ranges'] as const;
// More criteria at once would leave nearly every list empty.
const query = fc
  .tuple(criteria, fc.subarray([...KEYS], { minLength: 1, maxLength: 2 }))
  .map(([all, keys]): Criteria => {
    const some: Partial<typeof all> = Object.fromEntries(keys.map((key) => [key, all[key]]));
    const { hair, eyes, ranges = {}, ...rest } = some;
    return { ...rest, filter: { ...(hair && { hair }), ...(eyes && { eyes }), ranges } };
  });

/** NaN for talents not known to be adults. */
function yearsOf({ birthdate, categories }: Talent): number {
  const minor = categories.includes(1886) || categories.includes(1887);
  const born = new Date(`${birthdate}T00:00:00Z`);
  if (minor || !birthdate || born.toISOString().slice(0, 10) !== birthdate) return Number.NaN;
  const years = Math.floor((NOW.getTime() - born.getTime()) / 86_400_000 / 365.25);
  return years >= 18 ? years : Number.NaN;
}

function isOfOtherColor(color: string | null, asked?: readonly string[]): boolean {
  return asked !== undefined && !(color && asked.includes(color));
}

/** A second implementation of the rules on the raw strings: the reasons to hide a talent. */
function isHidden(one: Sent, asked: Criteria): boolean {
  const plainName = one.name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const outside = Object.entries(asked.filter.ranges).some(([key, [min, max]]) => {
    if (key === 'age') return !(yearsOf(one) >= min && yearsOf(one) <= max);
    const text = (one.sent[key as Measure] ?? '').split(/[/x ]/)[0] ?? '';
    const number = Number.parseFloat(text.replace(',', '.'));
    return !(number >= min && number <= max);
  });
  const either = asked.categories ? new Set(asked.categories) : null;
  return [
    asked.gender && one.gender !== asked.gender,
    asked.category && new Set(one.categories).has(asked.category) === false,
    either?.isDisjointFrom(new Set(one.categories)),
    asked.letter && !plainName.startsWith(asked.letter),
    isOfOtherColor(one.hair, asked.filter.hair),
    isOfOtherColor(one.eyes, asked.filter.eyes),
    outside,
  ].some(Boolean);
}

const rowsOf = (list: readonly Talent[]) =>
  list.map((one) => ({ ...filterRow(one, NOW), talent: one }));

test('the filter agrees with a second implementation of its rules', () => {
  fc.assert(
    fc.property(talents, query, (list, asked) => {
      const listed = filterRows(rowsOf(list), asked).map((row) => row.talent);
      expect(listed).toEqual(list.filter((one) => !isHidden(one, asked)));
    }),
    { numRuns: 500 },
  );
});
