import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { panelLanguage } from '@/lib/panel/languages';
import { LANGUAGES } from '../../demo-panel/call.ts';

test('the panel is asked in a language that it speaks', () => {
  const asked = new Set(LOCALES.map(panelLanguage));
  expect([...asked].sort()).toEqual([...LANGUAGES].sort());
  expect(panelLanguage('en')).toBe('en');
  expect(panelLanguage('xx' as 'en')).toBe('pt');
});
