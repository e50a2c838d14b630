import { expect, it } from 'vitest';
import { readUnrecognized } from '@/lib/talents/query';

const LONGEST = 'x'.repeat(40);

it.each([
  ['nothing', undefined, []],
  ['one text', 'sem tatuagem', ['sem tatuagem']],
  ['several, in order', ['38', 'sem tatuagem'], ['38', 'sem tatuagem']],
  ['spaces around a text', ['  38 '], ['38']],
  ['texts without anything in them', ['', '  ', '38'], ['38']],
  ['what is too long to be shown', [LONGEST, `${LONGEST}x`], [LONGEST, '…']],
  ['measures', ['90-60-90'], ['90-60-90']],
  ['measures with units', [`5'9"`, '1,75 m', '38'], [`5'9"`, '1,75 m', '38']],
  ['a web address', 'ver pix.example', ['…']],
  ['a path', 'pix/agora', ['…']],
  ['an e-mail address', 'a@pix', ['…']],
  ['a phone number', 'ligue 11 9999-8888', ['…']],
  ['one in two parts', ['ligue 11 9999', 'PIX 8888', 'já'], ['ligue 11 9999', '…', 'já']],
  ['several of them', ['https://a', '11999998888', '<b>'], ['…']],
  ['more than are shown', ['', '1', '2', '3', '4', '5', '6'], ['1', '2', '3', '4', '5']],
])('of %s in an address, only displayable values are read', (_what, values, shown) => {
  expect(readUnrecognized(values)).toEqual(shown);
});
