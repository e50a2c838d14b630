import { expect, test } from 'vitest';
import { readEnvironment } from '@/lib/config/environment';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { resolvePath } from '@/lib/routes/resolve';
import {
  CATEGORIES,
  CATEGORY_NAMES,
  categoryIds,
  ROSTER_TABS,
  TALENT_GROUP,
} from '@/lib/talents/categories';
import { ROSTER_VIEWS } from '@/lib/talents/views';

test('creative and kids are talents, the other categories of the specification are models', () => {
  const models = ['new_faces', 'curvy', 'teen', 'senior', 'actors', 'international'];
  expect(TALENT_GROUP).toEqual(expect.arrayContaining(['creative', 'kids']));
  expect(TALENT_GROUP.filter((name) => models.includes(name))).toEqual([]);
});

test('a category has its default id, or the one from the environment', () => {
  const configured = { CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 };
  expect(categoryIds(configured)).toMatchObject({
    kids: 1886,
    actors: 71,
    international: 72,
    creative: 73,
  });
});

test('no two categories share an id', () => {
  const ids = Object.values(categoryIds(readEnvironment({})));
  expect(ids.length).toBe(CATEGORY_NAMES.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(CATEGORY_NAMES)(
  '%s has a list, a tab where the table says so, texts and a title',
  (name) => {
    expect(ROSTER_VIEWS).toContain(name);
    expect(ROSTER_TABS.includes(name)).toBe(CATEGORIES[name].tab);
    for (const locale of LOCALES) {
      const word = CATEGORIES[name].words[locale];
      for (const group of ['models', 'talents'] as const) {
        const path = `${pathOf(locale, { page: 'roster', view: group })}/${word}`;
        const canonical = group === CATEGORIES[name].group;
        expect([path, resolvePath(path).kind]).toEqual([path, canonical ? 'serve' : 'redirect']);
      }
      expect(messagesOf(locale).pages[name]).toMatch(/\S/);
    }
  },
);
