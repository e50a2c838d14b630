import { expect, test } from 'vitest';
import { localFigures } from '@/lib/i18n/figures';

test.each([
  ['40.5', '40,5', '40.5', '40,5'],
  ['90,5 cm', '90,5 cm', '90.5 cm', '90,5 cm'],
  ['38.5 – 40.5', '38,5 – 40,5', '38.5 – 40.5', '38,5 – 40,5'],
  ['5′9″', '5′9″', '5′9″', '5′9″'],
  ['38 BR', '38 BR', '38 BR', '38 BR'],
])('%s is written as %s, %s and %s', (text, pt, en, es) => {
  expect(localFigures(text, 'pt')).toBe(pt);
  expect(localFigures(text, 'en')).toBe(en);
  expect(localFigures(text, 'es')).toBe(es);
});
