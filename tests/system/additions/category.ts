import type { ProjectCopy } from '../../fixtures/project-copy.ts';

/** A category that the site does not have, and its id in the panel. */
export const CATEGORY = { id: 1999, path: '/modelos/maos', title: 'Mãos' };

/** Follows the steps in `docs/features/roster-and-filter.md`. */
export function addCategory(copy: ProjectCopy): void {
  const entry = `  hands: {
    id: ${CATEGORY.id},
    minors: false,
    tab: true,
    group: 'models',
    words: { pt: 'maos', en: 'hands', es: 'manos' },
    people: false,
  },
`;
  copy.edit(
    'lib/talents/categories.ts',
    '} as const satisfies Record<string, CategoryEntry>',
    `${entry}$&`,
  );
  const titles = { pt: CATEGORY.title, en: 'Hands', es: 'Manos' };
  for (const [locale, title] of Object.entries(titles)) {
    copy.edit(
      `messages/${locale}.json`,
      /( {4})"creative": "[^"]*",\n/,
      `$&$1"hands": "${title}",\n`,
    );
  }
  copy.edit(
    'lib/search/wording.ts',
    / {2}creative: \{ pt.*\n/,
    "$&  hands: { pt: 'mãos', en: 'hands', es: 'manos' },\n",
  );
  copy.edit('lib/search/lexicon.ts', / {2}creative: '.*\n/, "$&  hands: 'mao|maos|hand+|mano+',\n");
}
