import { expect, test } from 'vitest';
import { understand } from '@/lib/search/understand';

test.each(['cabelo preto azulado -um', 'cabelo preto azulado -'])(
  'a dash before a filler, or before nothing, does not negate: %s',
  (typed) => {
    expect(understand(typed)).toEqual(understand('cabelo preto azulado'));
  },
);
