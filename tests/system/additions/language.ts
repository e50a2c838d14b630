import type { ProjectCopy } from '../../fixtures/project-copy.ts';

/** A language that the site does not have. Its texts are the English ones. */
export const LANGUAGE = 'it';

/** The name of the home page in that language. */
export const HOME = 'Pagina iniziale';

/** A row of a table: `en: 'women', es: 'mujeres'`, on one line or on two. */
const ROW = /\ben: ('[^']*'|\[[^\]]*\]),\s+es: (?:'[^']*'|\[[^\]]*\])/;

const TABLES = [
  ...['lib/routes/table.ts', 'lib/talents/categories.ts', 'lib/talents/color-families.ts'],
  ...[
    'lib/talents/wording.ts',
    'lib/talents/sentence-words.ts',
    'lib/search/wording.ts',
    'lib/search/color-words.ts',
  ],
  ...['lib/seo/metadata.ts', 'lib/pdf/paper.ts', 'components/site/frame-data.ts'],
];

/** Follows the steps in `docs/features/languages.md`. */
export function addLanguage(copy: ProjectCopy): void {
  copy.edit('lib/i18n/locales.ts', "'en', 'es']", `'en', 'es', '${LANGUAGE}']`);
  const english = copy.read('messages/en.json');
  copy.write(`messages/${LANGUAGE}.json`, english.replace('"home": "Home"', `"home": "${HOME}"`));
  copy.edit('lib/i18n/messages.ts', /import es .*\n/, `$&import it from '@/messages/it.json';\n`);
  copy.edit(
    'lib/i18n/messages.ts',
    '  es: withFallback(pt, es satisfies Messages),\n',
    '$&  it: withFallback(pt, it satisfies Messages),\n',
  );
  for (const file of TABLES) copy.edit(file, ROW, `$&, ${LANGUAGE}: $1`);
  copy.edit(
    'lib/talents/colors.ts',
    'sentence(value), es }',
    'sentence(value), es, it: sentence(value) }',
  );
  for (const file of ['components/site/fault-screen.tsx', 'lib/i18n/figures.ts']) {
    copy.edit(file, / {2}en: (\{[^}]*\}),/, `$&\n  ${LANGUAGE}: $1,`);
  }
  for (const page of ['limited', 'unavailable']) {
    const text = copy.read(`deploy/nginx/pages/${page}.en.html`);
    const own = text.replace('lang="en"', `lang="${LANGUAGE}"`).replace('/en"', `/${LANGUAGE}"`);
    copy.write(`deploy/nginx/pages/${page}.${LANGUAGE}.html`, own);
  }
  copy.edit(
    'deploy/nginx/nginx.conf',
    / {8}"~\^\/\(es.*\n/,
    (line) => line + line.replaceAll('es', LANGUAGE),
  );
}
