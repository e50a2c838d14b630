import { expect, test } from 'vitest';
import { CATEGORIES, isCategory, TALENT_GROUP } from '@/lib/talents/categories';

test('isCategory knows the neutral names and nothing else', () => {
  expect(CATEGORIES.every(isCategory)).toBe(true);
  for (const word of ['', 'all', 'New_Faces', 'plus_size', 'toString']) {
    expect(isCategory(word)).toBe(false);
  }
});

test('the talents group is creative and kids', () => {
  expect([...TALENT_GROUP].sort()).toEqual(['creative', 'kids']);
});
