import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { colorLabel, colorOptions, skinToneLabel } from '@/lib/talents/colors';

const hairLabel = colorLabel.bind(null, 'hair');
const eyesLabel = colorLabel.bind(null, 'eyes');

test('25 hair colors and 17 eye colors have distinct names', () => {
  for (const locale of LOCALES) {
    expect(new Set(colorOptions('hair', locale).map(({ label }) => label)).size).toBe(25);
    expect(new Set(colorOptions('eyes', locale).map(({ label }) => label)).size).toBe(17);
  }
});

test('the colors that every panel has', () => {
  const hair = colorOptions('hair', 'en').map(({ value }) => value);
  const eyes = colorOptions('eyes', 'en').map(({ value }) => value);
  const named = ['Hazel', 'Hairless', 'Chestnut', 'Blonde', 'Black', 'Red', 'Auburn', 'Grey'];
  expect(hair).toEqual(expect.arrayContaining(named));
  expect(eyes).toEqual(
    expect.arrayContaining(['Blue', 'Brown', 'Green', 'Honey', 'Amber', 'Black']),
  );
});

test.each([
  [hairLabel, 'Blonde', 'Loiro', 'Blonde', 'Rubio'],
  [hairLabel, 'Light Brown', 'Castanho-claro', 'Light brown', 'Castaño claro'],
  [eyesLabel, 'Green', 'Verdes', 'Green', 'Verdes'],
  [skinToneLabel, 'Brown', 'Parda', 'Brown', 'Morena'],
  [skinToneLabel, '1162', 'Branca', 'White', 'Blanca'],
  [skinToneLabel, '1161', 'Dourada', 'Golden', 'Dorada'],
  [skinToneLabel, 'Yellowish', 'Dourada', 'Golden', 'Dorada'],
] as const)('%o is shown for %s in each language', (label, value, pt, en, es) => {
  expect([label(value, 'pt'), label(value, 'en'), label(value, 'es')]).toEqual([pt, en, es]);
});

test('English shows the raw value in sentence case', () => {
  for (const { value, label } of [...colorOptions('hair', 'en'), ...colorOptions('eyes', 'en')]) {
    expect(label).toBe(value.charAt(0) + value.slice(1).toLowerCase());
  }
});

test.each([
  ['1160', 'Albino'],
  ['1161', 'Golden'],
  ['1162', 'White'],
  ['1163', 'Indigenous'],
  ['1164', 'Black'],
  ['1165', 'Brown'],
  ['1166', 'Vitiligo'],
])('skin tone %s is %s', (id, value) => {
  expect(skinToneLabel(id, 'en')).toBe(value);
});

describe('a value that is in no dictionary is shown as it is', () => {
  test.each(['Turquoise', 'blonde', '9999', '', 'constructor'])('%j', (value) => {
    for (const label of [hairLabel, eyesLabel, skinToneLabel]) {
      expect(label(value, 'pt')).toBe(value);
    }
  });
});
