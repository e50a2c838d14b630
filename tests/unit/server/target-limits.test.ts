import { expect, it } from 'vitest';
import { writeIds } from '@/lib/favorites/ids';
import { MAX_SHARED } from '@/lib/favorites/limits';
import { pictureUrl } from '@/lib/media/pictures';
import { colorOptions } from '@/lib/talents/colors';
import { siteServer } from './answers.ts';

const answerOf = siteServer();

const pairs = (count: number) => Array(count).fill('a').join('&');

/** The status of a target, and whether Next was entered. */
async function refused(path: string, method = 'GET') {
  let entered = false;
  const answer = await answerOf(
    (response) => {
      entered = true;
      response.end();
    },
    { path, method },
  );
  return { ...answer, entered };
}

it.each([
  ['4 KB', `/${'x'.repeat(4_096)}`, 414],
  ['a query of 4 KB', `/?ids=${'1,'.repeat(2_046)}`, 414],
  ['101 pairs', `/?${pairs(101)}`, 400],
  ['101 empty pairs', `/?${'&'.repeat(100)}`, 400],
  ['101 pairs of a file', `/_next/static/zz.js?${pairs(101)}`, 400],
  ['101 pairs of an absolute target', `http://evil.example/?${pairs(101)}`, 400],
])('a target of more than %s is refused before Next reads it', async (_, path, status) => {
  for (const method of ['GET', 'POST']) {
    const answer = await refused(path, method);
    expect([answer.status, answer.entered]).toEqual([status, false]);
    expect(answer.headers).toMatchObject({
      ...{ 'cache-control': 'no-store', connection: 'close', 'content-type': 'text/plain' },
      ...{ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
    });
    expect(String(answer.body)).toMatch(/^The address /);
  }
  expect(String((await refused(path, 'HEAD')).body)).toBe('');
});

const LONGEST_IDS = Array.from({ length: MAX_SHARED }, (_, index) => 999_999_999_999_000 + index);
const WORDS = encodeURIComponent('é'.repeat(60));
const COLORS = [
  ...colorOptions('hair', 'pt').map(({ value }) => `hair=${encodeURIComponent(value)}`),
  ...colorOptions('eyes', 'pt').map(({ value }) => `eyes=${encodeURIComponent(value)}`),
];

it.each([
  ['the longest path', `/${'x'.repeat(4_095)}`],
  ['100 pairs', `/?${pairs(100)}`],
  [
    'a shared selection of an older version',
    `/favoritos${writeIds(LONGEST_IDS, 'compare').replaceAll(',', '%2C')}&title=${WORDS}&by=${WORDS}&on=2026-11-27&answers=${'y'.repeat(50)}&_rsc=1a2b3`,
  ],
  ['a list with every color', `/modelos?${COLORS.join('&')}&height=150-190&q=${WORDS}&_rsc=1a2b3`],
  ['a picture', pictureUrl('desktop', `${'x'.repeat(200)}.jpg`, 640)],
])('%s reaches Next', async (_, path) => {
  expect(await refused(path)).toMatchObject({ status: 200, entered: true });
});
