/** The site's model of a talent, as `lib/panel` parses it. */

export type Gender = 'woman' | 'man';

/** All measures of a talent, in the order of a profile. */
export const MEASURES = [
  'height',
  'bust',
  'waist',
  'hips',
  'weight',
  'suit',
  'shirt',
  'jeans',
  'shoes',
] as const;
export type Measure = (typeof MEASURES)[number];

/** The measures that the site has of adults only; `bust` is also the chest of a man. */
export const BODY_MEASURES: readonly Measure[] = ['bust', 'waist', 'hips', 'weight'];

/** A measure in cm, kg or as a size. */
export type MeasureValue = {
  value: number;
  /** The upper end of a size that is two (`37-38`). */
  to?: number;
  /** What the panel has in feet and inches, in inches, or in pounds. */
  imperial?: { feet: number; inches: number } | { value: number };
  /** The country of a size, or a remark: `BR`. */
  note?: string;
};

export type Talent = {
  id: number;
  name: string;
  /** Path below the storage folders, never a URL; null if there is none. */
  cover: string | null;
  gender: Gender | null;
  /** ISO date, `1999-03-21`. */
  birthdate: string | null;
  measures: Partial<Record<Measure, MeasureValue>>;
  /** Raw values of the panel's dictionaries (`Chestnut`, `Green`). */
  hair: string | null;
  eyes: string | null;
  /** A skin tone id (`1162`) or a raw value. */
  skinTone: string | null;
  categories: readonly number[];
};

/** The size of a photo if the panel does not send it: the proportions of a cover. */
export const UNKNOWN_SIZE = { width: 3, height: 4 } as const;

export type Photo = { file: string; width: number; height: number };
export type Video = { provider: 'youtube' | 'vimeo'; file: string; preview: string | null };
type Composite = { id: number; file: string };

export type Profile = Talent & {
  book: readonly Photo[];
  video: readonly Video[];
  compo: readonly Composite[];
};
