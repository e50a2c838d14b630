import type { Category } from '../talents/categories';
import type { ColorKey } from '../talents/filter';
import type { RangeKey } from '../talents/ranges';
import type { Gender } from '../talents/talent';

/**
 * From `min` to `max`, both inclusive; one of them may be open. In cm, sizes or years; `imperial` when
 * they were asked for in feet and inches.
 */
export type RangeWish = { key: RangeKey; min?: number; max?: number; imperial?: true };

/** A color of `color-words.ts`: one value of the panel, or a base color with its shades; or none of it. */
export type ColorWish = { key: ColorKey; color: string; not?: true };

/** One thing that a search asks for. */
export type Wish =
  | { key: 'gender'; gender: Gender }
  | { key: 'category'; category: Category }
  | ColorWish
  | RangeWish;

/** What a text says to the grammar. */
export type Understood = {
  /** In the order of the filter. */
  wishes: readonly Wish[];
  /** What is left, which is taken for a name; empty when nothing is. */
  name: string;
  /** What the grammar knows that it cannot say with the filter, as it was typed. */
  unrecognized: readonly string[];
};
