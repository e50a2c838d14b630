import type { Category } from '../talents/categories';
import type { RangeKey } from '../talents/ranges';
import type { Gender } from '../talents/talent';

/** What a measure word is about: `size` and `number` wait for a better one (`size 37 shoes`). */
export type Measured = RangeKey | 'size' | 'number' | 'other';

/** What a word or phrase means to the grammar. */
export type Meaning =
  | { is: 'gender'; gender: Gender }
  | { is: 'category'; category: Category; gender?: Gender }
  | { is: 'measure'; of: Measured }
  /** Comes behind its number (`1,80 tall`); before one it says nothing. */
  | { is: 'behind'; of: RangeKey }
  /** An end of a range, before its number; some say what they compare. */
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
  /** Known, but nothing that the filter could say. */
  | { is: 'unsayable' }
  /** Something to have or not to have, which the filter cannot say either. */
  | { is: 'thing' }
  | { is: 'filler' };
