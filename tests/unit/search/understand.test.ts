import { expect, test } from 'vitest';
import { understand } from '@/lib/search/understand';
import type { Wish } from '@/lib/search/wish';
import { ENGLISH, PORTUGUESE, SPANISH } from './phrases';

function short(wish: Wish): string {
  if (wish.key === 'gender') return wish.gender;
  if (wish.key === 'category') return wish.category;
  if ('color' in wish) return `${wish.key} ${wish.color}`;
  return `${wish.key} ${wish.min ?? ''}-${wish.max ?? ''}`;
}

function meaning(typed: string): string {
  const { wishes, name, unread } = understand(typed);
  const named = name ? [`name ${name}`] : [];
  return [...wishes.map(short), ...named, ...unread.map((one) => `? ${one}`)].join('; ');
}

test('the table is one of more than 150 different phrases', () => {
  const all = [...PORTUGUESE, ...ENGLISH, ...SPANISH].map(([typed]) => typed);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(150);
});

test.each(PORTUGUESE)('pt: %s', (typed, means) => {
  expect(meaning(typed)).toBe(means);
});

test.each(ENGLISH)('en: %s', (typed, means) => {
  expect(meaning(typed)).toBe(means);
});

test.each(SPANISH)('es: %s', (typed, means) => {
  expect(meaning(typed)).toBe(means);
});
