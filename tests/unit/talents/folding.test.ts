import { expect, it } from 'vitest';
import { fold } from '@/lib/talents/letters';

/** Signs of clicks, tones and phonetics, and letters with an apostrophe or dot of their own. */
const SIGNS = 'ƛƨƧƻƼƽƾǀǁǂǃȜȝɁɂƍĿŀŉẚ';

it('every Latin letter of the European and African alphabets is folded to ASCII', () => {
  const blocks = [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ] as const;
  const letters = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, more) => String.fromCodePoint(first + more)),
  );
  const names = letters.filter((one) => /\p{Script=Latin}/u.test(one) && !SIGNS.includes(one));
  expect(names.filter((one) => !/^[a-z]+$/.test(fold(one)))).toEqual([]);
});
