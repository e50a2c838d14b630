import type { Category } from '../talents/categories';
import type { RangeKey } from '../talents/ranges';
import type { Gender } from '../talents/talent';

/** The measure that a word names; a later word can refine `size` and `number` (`size 37 shoes`). */
export type Measured = RangeKey | 'size' | 'number' | 'other';

/** What a word or phrase means to the grammar. */
export type Meaning =
  | { is: 'gender'; gender: Gender }
  | { is: 'category'; category: Category; gender?: Gender }
  | { is: 'measure'; of: Measured }
  /** Counts only after its number (`1,80 tall`). */
  | { is: 'behind'; of: RangeKey }
  /** An end of a range, before its number; some words also name the measure. */
  | { is: 'end'; side: 'min' | 'max'; of?: RangeKey; name?: boolean }
  /** Begins a range of two numbers: `between`. */
  | { is: 'between' }
  | { is: 'about' }
  | { is: 'years' }
  | { is: 'colored'; what: 'hair' | 'eyes' | 'skin'; english: boolean }
  /** `without` leaves something out, and is itself negated by `not`; some may mean something else. */
  | { is: 'not'; without?: true; unsure?: true }
  | { is: 'triple' }
  | { is: 'name' }
  /** Recognized, but the filter cannot express it. */
  | { is: 'notFilterable' }
  /** A thing that a talent has or does not have, which the filter cannot express either. */
  | { is: 'thing' }
  | { is: 'filler' };
