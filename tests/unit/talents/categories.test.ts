import { expect, test } from 'vitest';
import { readEnvironment } from '@/lib/config/environment';
import { CATEGORY_NAMES, categoryIds, TALENT_GROUP } from '@/lib/talents/categories';

test('creative and kids are talents, the other categories of the specification are models', () => {
  const models = ['new_faces', 'curvy', 'teen', 'senior', 'actors', 'international'];
  expect(TALENT_GROUP).toEqual(expect.arrayContaining(['creative', 'kids']));
  expect(TALENT_GROUP.filter((name) => models.includes(name))).toEqual([]);
});

test('no two categories share an id', () => {
  const ids = Object.values(categoryIds(readEnvironment({})));
  expect(ids.length).toBe(CATEGORY_NAMES.length);
  expect(new Set(ids).size).toBe(ids.length);
});
