import { expect, test } from 'vitest';
import { ageOf } from '@/lib/talents/age';
import { colorOptions } from '@/lib/talents/colors';
import { EYES, HAIR } from '../../demo-panel/pictures/colors.ts';
import { drawHead, personOf } from '../../demo-panel/pictures/person.ts';
import { FIXED_DAY, inventTalent } from '../../demo-panel/seed/talent.ts';

const talents = Array.from({ length: 300 }, (_, index) => inventTalent(index));

test('each age is the same on any day', () => {
  const agesOn = (day: number) =>
    talents.map((_, index) => ageOf(inventTalent(index, day).birthdate, new Date(day)));
  expect(agesOn(Date.UTC(2030, 1, 28))).toEqual(agesOn(FIXED_DAY));
});

test('draws three hundred different faces', () => {
  const heads = talents.map((talent) => drawHead(personOf(talent)));
  expect(new Set(heads).size).toBe(300);
});

test.each([
  ['hair', HAIR],
  ['eyes', EYES],
] as const)('has a color for each word of the filter for %s', (key, palette) => {
  const words = colorOptions(key, 'en').map(({ value }) => value);
  expect(words.filter((word) => word !== 'Hairless' && !palette[word])).toEqual([]);
});

test('draws hair in the color of the record, and none for the hairless', () => {
  const [first = inventTalent(0)] = talents;
  const hairOf = (hair: string) => personOf({ ...first, hair }).colors.hairColor;
  expect(hairOf('Blonde')).toBe(HAIR.Blonde);
  expect(hairOf('Red')).toBe(HAIR.Red);
  expect(hairOf('Hairless')).toBe('transparent');
  expect(drawHead(personOf({ ...first, hair: 'Blonde' }))).toContain(`fill="${HAIR.Blonde}"`);
});
