import { describe, expect, test } from 'vitest';
import { COLOR_FAMILIES, groupChoices } from '@/lib/talents/color-families';
import { colorOptions } from '@/lib/talents/colors';

const { blonde } = COLOR_FAMILIES.hair;

describe('the choices of a filter', () => {
  test('that select every shade of a color form one group', () => {
    expect(groupChoices('hair', ['Red', ...blonde.values])).toEqual([
      { choices: ['Red'], family: null },
      { choices: blonde.values, family: blonde },
    ]);
  });

  test('that omit a shade form a group each', () => {
    expect(groupChoices('hair', blonde.values.slice(1))).toHaveLength(blonde.values.length - 1);
    expect(groupChoices('eyes', ['Black', 'Blue Black'])).toHaveLength(2);
    expect(groupChoices('hair', [])).toEqual([]);
  });

  test('that are all light eyes form one group, also beside another color', () => {
    const { light } = COLOR_FAMILIES.eyes;
    expect(groupChoices('eyes', [...light.values, 'Black'])).toEqual([
      { choices: light.values, family: light },
      { choices: ['Black'], family: null },
    ]);
  });
});

test('the shades are values of the dictionaries, each of one color, but for light eyes', () => {
  for (const [families, options] of [
    [COLOR_FAMILIES.hair, colorOptions('hair', 'en')],
    [COLOR_FAMILIES.eyes, colorOptions('eyes', 'en')],
  ] as const) {
    const values = Object.entries(families).flatMap(([name, family]) =>
      name === 'light' ? [] : [...family.values],
    );
    expect(new Set(values).size).toBe(values.length);
    expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining([...values]));
  }
});
