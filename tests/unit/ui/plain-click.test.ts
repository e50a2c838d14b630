import { expect, test } from 'vitest';
import { isPlainClick } from '@/components/ui/plain-click';

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('the main button alone is a plain click', () => {
  expect(isPlainClick(PLAIN)).toBe(true);
});

test.each([
  ['another button', { button: 1 }],
  ['the command key', { metaKey: true }],
  ['the control key', { ctrlKey: true }],
  ['the shift key', { shiftKey: true }],
  ['the alt key', { altKey: true }],
])('%s is left to the browser', (_name, change) => {
  expect(isPlainClick({ ...PLAIN, ...change })).toBe(false);
});
