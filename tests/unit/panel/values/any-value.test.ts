import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import fc from '../../../fixtures/fast-check.ts';
import { beginProcess } from '../../../fixtures/fresh-process.ts';

/** Each reader, with the most characters of what it reads. */
let READERS: readonly (readonly [name: string, reader: z.ZodType, most: number])[];

beforeAll(async () => {
  beginProcess({ PANEL_URL: 'https://panel.test', STORAGE_URL: 'https://files.test/s' });
  READERS = [
    ['text', (await import('@/lib/panel/values/text')).text, 300],
    ['path', (await import('@/lib/panel/values/path')).path, 500],
    ['web address', (await import('@/lib/panel/values/web-address')).webAddress, 2_010],
    ['moment', (await import('@/lib/panel/values/moment')).moment, 24],
    ['html', (await import('@/lib/panel/values/html')).html, 500_000],
    ['list', (await import('@/lib/panel/values/list')).itemList, Number.POSITIVE_INFINITY],
  ];
});

const PIECES = [
  ...['https:', '//', '/', '\\', '..', '.', '%', '%2e', '%25', '%C3%A3', '%E3', '#', '?', '.jpg'],
  ...[
    'files.test',
    '/s/desktop/',
    '@',
    ' ',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u200c',
    'ع',
    'é',
    '🙂',
  ],
  ...['\ud83d', '<', '>', '<b>', '</p>', '<br>', '"', 'data:image/png;base64,', 'x'.repeat(200)],
  ...['2026', '-02', '-30', 'T10:00', 'Z', '+03:00', '1', '{"0":', '[', ']', '}', 'null'],
];
const sent = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue(),
);

it('never throws, is bounded, and is read again as it is', () =>
  fc.assert(
    fc.property(sent, (value) => {
      for (const [name, reader, most] of READERS) {
        const { data } = reader.safeParse(value);
        if (typeof data === 'string') expect(data.length, name).toBeLessThanOrEqual(most);
        if (data !== undefined) expect(reader.safeParse(data).data, name).toEqual(data);
      }
    }),
    { numRuns: 1000 },
  ));

it('takes time in proportion to its length', () => {
  const LONG = PIECES.map((piece) => piece.repeat(200_000 / piece.length));
  const before = process.threadCpuUsage();
  for (const text of LONG) for (const [, reader] of READERS) reader.safeParse(text);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(LONG.length * 50);
});
