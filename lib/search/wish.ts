import type { Category } from '../talents/categories';
import type { ColorKey } from '../talents/filter';
import type { RangeKey } from '../talents/ranges';
import type { Gender } from '../talents/talent';

/**
 * From `min` to `max`, both inclusive; either may be open. In cm, sizes or years. `imperial` if
 * typed in feet and inches.
 */
export type RangeWish = { key: RangeKey; min?: number; max?: number; imperial?: true };

/** A color of `color-words.ts`, with the shades of a base color. `not` excludes it. */
export type ColorWish = { key: ColorKey; color: string; not?: true };

/** One criterion of a search. */
export type Wish =
  | { key: 'gender'; gender: Gender }
  | { key: 'category'; category: Category }
  | ColorWish
  | RangeWish;

/** The parsed text of a search. */
export type Understood = {
  /** In the order of the filter. */
  wishes: readonly Wish[];
  /** The remaining words, taken as a name; may be empty. */
  name: string;
  /** The words that the grammar knows but the filter cannot express, as typed. */
  unrecognized: readonly string[];
};
