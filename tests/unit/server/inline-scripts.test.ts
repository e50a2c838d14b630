import { expect, it } from 'vitest';
import { isNextScript } from '@/lib/server/csp.mjs';

const FIRST = '(self.__next_f=self.__next_f||[]).push(';
const NEXT = 'self.__next_f.push(';
const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

it.each([
  `${FIRST}[0])`,
  `${FIRST}[0]);`,
  `${NEXT}[1,"a);b"])`,
  `${NEXT}[1,"\\u003c/script>"]);`,
  `${NEXT})`,
  `${TURBOPACK}["chunk.js",{"otherChunks":[]}])`,
])('a call of Next with data alone: %s', (text) => {
  expect(isNextScript(text)).toBe(true);
});

it.each([
  ['code of another', 'alert(1)'],
  ['data without a call', '[1]'],
  ['a call that does not end', `${NEXT}[1]`],
  ['code after the call', `${NEXT}[1]);alert(1)`],
  ['code after a call, that ends like one', `${NEXT}[1]);alert(1);`],
  ['code before the call', `alert(1);${NEXT}[1])`],
  ['code in the call', `${NEXT}alert(1))`],
  ['a call of a similar name', 'self.__next_g.push([1])'],
  ['nothing', ''],
])('not %s', (_what, text) => {
  expect(isNextScript(text)).toBe(false);
});
