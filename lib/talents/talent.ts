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

export type Talent = {
  id: number;
  name: string;
  /** Path below the storage folders, never a URL; null if there is none. */
  cover: string | null;
  gender: Gender | null;
  /** ISO date, `1999-03-21`. */
  birthdate: string | null;
  /**
   * As the panel writes them: `175/5.9` (cm/feet), `3/6.6` (kg/lb), `38x40`, `38`. May be missing.
   */
  measures: Partial<Record<Measure, string>>;
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
