import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts';
import { pathOf } from '../../../lib/routes/build.ts';
import type { ProjectCopy } from '../../fixtures/project-copy.ts';

const WORD = 'unicyclery';
const TITLE = 'Unicyclery';

/** A category that no agency has, with one word in every language, and its id in the panel. */
export const CATEGORY = {
  id: 1999,
  title: TITLE,
  pathIn: (locale: Locale) => `${pathOf(locale, { page: 'roster', view: 'models' })}/${WORD}`,
};

/** An entry of a table of languages for each language of the site. */
const inEach = (text: string) => LOCALES.map((locale) => `${locale}: '${text}'`).join(', ');

/** Follows the steps in `docs/features/roster-and-filter.md`. */
export function addCategory(copy: ProjectCopy): void {
  const entry = `  ${WORD}: {
    id: ${CATEGORY.id},
    minors: false,
    tab: true,
    group: 'models',
    words: { ${inEach(WORD)} },
    people: false,
  },
`;
  copy.edit(
    'lib/talents/categories.ts',
    '} as const satisfies Record<string, CategoryEntry>',
    `${entry}$&`,
  );
  for (const locale of LOCALES) {
    copy.edit(
      `messages/${locale}.json`,
      /( {4})"creative": "[^"]*",\n/,
      `$&$1"${WORD}": "${TITLE}",\n`,
    );
  }
  copy.edit(
    'lib/search/wording.ts',
    / {2}creative: \{ pt.*\n/,
    `$&  ${WORD}: { ${inEach(WORD)} },\n`,
  );
  copy.edit('lib/search/lexicon.ts', / {2}creative: '.*\n/, `$&  ${WORD}: '${WORD}',\n`);
}
