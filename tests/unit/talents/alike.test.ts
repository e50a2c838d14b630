import { expect, it } from 'vitest';
import { alike } from '@/lib/talents/alike';
import { person } from '../../fixtures/people.ts';

const now = new Date('2026-06-01');
const adult = { birthdate: '1995-01-01', measures: { height: '175/5.9', waist: '62' } };
const ana = person({ id: 1, ...adult, hair: 'Red' });

it('the nearest in size and coloring come first, and no more than asked for', () => {
  const others = [
    person({ id: 2, ...adult, measures: { height: '190', waist: '80' }, hair: 'Red' }),
    person({ id: 3, ...adult, hair: 'Red' }),
    person({ id: 4, ...adult, hair: 'Black' }),
    person({ id: 5, ...adult, measures: {}, hair: 'Red' }),
  ];
  const ids = alike(ana, [ana, ...others], { most: 3, now }).map(({ id }) => id);
  expect(ids).toEqual([3, 4, 5]);
});

it('nobody of another gender', () => {
  const other = person({ id: 2, ...adult, gender: 'man' });
  expect(alike(ana, [other], { most: 5, now })).toEqual([]);
});

it('minors are shown with minors only', () => {
  const child = person({ id: 2, birthdate: '2018-01-01' });
  const unknown = person({ id: 3 });
  expect(alike(ana, [child, unknown], { most: 5, now })).toEqual([]);
  expect(alike(child, [ana, unknown], { most: 5, now })).toEqual([unknown]);
});
