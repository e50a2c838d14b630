import { expect, it } from 'vitest';
import { eyes, gender, hair, skinTone } from '@/lib/panel/values/listed';

const READERS = { hair, eyes, skinTone, gender };

it.each<[keyof typeof READERS, unknown, string | null]>([
  ['hair', 'Blonde', 'Blonde'],
  ['hair', ' dark  BLONDE ', 'Dark Blonde'],
  ['hair', 'Loiro', 'Blonde'],
  ['hair', 'rubio', 'Blonde'],
  ['hair', 'Castanho-medio', 'Brown'],
  ['hair', 'loiro escuro', 'Dark Blonde'],
  ['eyes', 'LightBlue', 'Light Blue'],
  ['hair', 'Lilás', 'Lilás'],
  ['hair', 'n/a', null],
  ['eyes', 'Verdes', 'Green'],
  ['eyes', 'light blue', 'Light Blue'],
  ['skinTone', '1162', '1162'],
  ['skinTone', 'Parda', 'Brown'],
  ['skinTone', 'golden', 'Yellowish'],
  ['gender', 'WOMAN', 'woman'],
  ['gender', 'Mujeres', 'woman'],
  ['gender', 'Homens', 'man'],
  ['gender', '-', null],
])('%s %j is read as %j', (list, sent, value) => expect(READERS[list].parse(sent)).toBe(value));

it('a gender that no language has is not read', () => {
  expect(gender.safeParse('x').success).toBe(false);
});
