import { understand } from '@/lib/search/understand';
import type { Wish } from '@/lib/search/wish';

function short(wish: Wish): string {
  if (wish.key === 'gender') return wish.gender;
  if (wish.key === 'category') return wish.category;
  if ('color' in wish) return `${wish.key} ${wish.not ? '-' : ''}${wish.color}`;
  const unit = wish.imperial ? '″' : '';
  return `${wish.key} ${wish.min ?? ''}-${wish.max ?? ''}${unit}`;
}

/** The meaning of a text, in the short form of `phrases.ts`. */
export function meaning(typed: string): string {
  const { wishes, name, unrecognized } = understand(typed);
  const named = name ? [`name ${name}`] : [];
  return [...wishes.map(short), ...named, ...unrecognized.map((one) => `? ${one}`)].join('; ');
}
