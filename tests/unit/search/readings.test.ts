import { expect, test } from 'vitest';
import { readingsOf } from '@/lib/search/corrections';
import { understand } from '@/lib/search/understand';
import { filterRow } from '@/lib/talents/filter-row';
import { brazilianSize, type SizeCountry } from '@/lib/talents/foreign-sizes';
import { measuresOf, person } from '../../fixtures/people.ts';

const NOW = new Date('2026-05-01');
const adult = person({
  ...{ id: 1, birthdate: '1988-04-01' },
  measures: { height: '175/5.9', bust: '102/40', waist: '61/24', jeans: '38', shoes: '40' },
});
const child = person({ id: 2, birthdate: '2016-04-01', measures: { jeans: '36', shoes: '33' } });
const rows = [
  adult,
  { ...adult, id: 3, measures: measuresOf({ jeans: '36', shoes: '37' }) },
  child,
].map((one) => filterRow(one, NOW));

test.each<[typed: string, meant: string[]]>([
  ['38', ['size 38', 'age 38']],
  ['loira 40', ['shoe 40']],
  ['de 30 e 45, 36 a 38', ['size 36–38, age from 18', 'shoe 36–38', 'age 36–38']],
  ['chest 40', ['bust 40″']],
  ['waist under 26', ['waist up to 26″']],
  ['homem, chest 40', ['chest 40″']],
  // Nobody has it.
  ['90', []],
  ['33', []],
  ['shoes 37.25', []],
  // Not a number alone.
  ['terno 38', []],
  ['crianças, 38', []],
  ['36, adultos', ['size 36']],
  ['US 4', ['size 36, age from 18']],
  ['size US 6', ['size 38']],
  ['8 UK', ['size 36, age from 18']],
  ['talla 38 EU', ['size 38']],
  ['man, shoe size 9 US', ['shoe 40']],
  ['man, 30 usa', ['size 38']],
  ['US 99', []],
])('“%s” may mean %j', (typed, meant) => {
  const found = readingsOf(understand(typed), { rows, locale: 'en' });
  expect(found.map((one) => one.meant)).toEqual(meant);
});

test.each<['jeans' | 'shoes', SizeCountry, size: number, women: number | null, men: number | null]>(
  [
    ['jeans', 'us', 4, 36, null],
    ['jeans', 'us', 32, null, 40],
    ['jeans', 'uk', 8, 36, null],
    ['jeans', 'eu', 48, 48, 40],
    ['jeans', 'it', 42, 38, 34],
    ['shoes', 'us', 8, 36, 39],
    ['shoes', 'uk', 5, 35, 37],
    ['shoes', 'eu', 38.5, 37, 37],
  ],
)('%s %s %d is about %s for women, %s for men', (kind, country, size, women, men) => {
  expect(brazilianSize(kind, country, size, false)).toBe(women);
  expect(brazilianSize(kind, country, size, true)).toBe(men);
});
