import { type Understood, understand } from '@/lib/search/understand';
import type { Wish } from '@/lib/search/words';

function wishText(wish: Wish): string {
  if (wish.key === 'gender') return wish.gender;
  if (wish.key === 'category') return wish.category;
  if (wish.key === 'letter') return `letter ${wish.letter}`;
  if ('color' in wish) return `${wish.key} ${wish.color}`;
  const unit = wish.imperial ? '″' : '';
  return `${wish.key} ${wish.min ?? ''}-${wish.max ?? ''}${unit}`;
}

/** A meaning in the short form of `phrases.ts`. */
export function short({ wishes, name, unrecognized }: Understood): string {
  const named = name ? [`name ${name}`] : [];
  return [...wishes.map(wishText), ...named, ...unrecognized.map((one) => `? ${one}`)].join('; ');
}

/** The meaning of a text in that form. */
export function meaning(typed: string): string {
  return short(understand(typed));
}
