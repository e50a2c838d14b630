import { DEFAULT_LOCALE, LOCALES } from '../../../lib/i18n/locales.ts';
import type { ProjectCopy } from '../../fixtures/project-copy.ts';

/** A code that ISO 639 reserves for private use, so that no language of the site ever has it. */
export const LANGUAGE = 'qtz';

/** The language of the site from which all texts of the new one are taken. */
export const SOURCE = LOCALES.find((locale) => locale !== DEFAULT_LOCALE) ?? DEFAULT_LOCALE;

/** The name of the home page in the new language. */
export const HOME = 'Homepage of private use';

/** An entry of a table of languages: `en: 'women'`. */
const ENTRY = new RegExp(`\\b${SOURCE}: ('[^']*'|\\[[^\\]]*\\])`);

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
  copy.edit('lib/i18n/locales.ts', /(LOCALES = \[.*)\]/, `$1, '${LANGUAGE}']`);
  const texts = JSON.parse(copy.read(`messages/${SOURCE}.json`));
  texts.pages.home = HOME;
  copy.write(`messages/${LANGUAGE}.json`, JSON.stringify(texts, null, 2));
  const again = (line: string) => line + line.replaceAll(SOURCE, LANGUAGE);
  copy.edit('lib/i18n/messages.ts', new RegExp(`import ${SOURCE} .*\\n`), again);
  copy.edit('lib/i18n/messages.ts', new RegExp(`  ${SOURCE}: withFallback.*\\n`), again);
  for (const file of TABLES) copy.edit(file, ENTRY, `$&, ${LANGUAGE}: $1`);
  copy.edit(
    'lib/talents/colors.ts',
    'new Map(\n    entries.map(([value, pt, es, en]) => [value, { pt,',
    `$& ${LANGUAGE}: sentence(value),`,
  );
  for (const file of ['components/site/fault-screen.tsx', 'lib/i18n/figures.ts']) {
    copy.edit(file, new RegExp(`  ${SOURCE}: (\\{[^}]*\\}),`), `$&\n  ${LANGUAGE}: $1,`);
  }
  for (const page of ['limited', 'unavailable']) {
    const text = copy.read(`deploy/nginx/pages/${page}.${SOURCE}.html`);
    const own = text
      .replace(`lang="${SOURCE}"`, `lang="${LANGUAGE}"`)
      .replace(`/${SOURCE}"`, `/${LANGUAGE}"`);
    copy.write(`deploy/nginx/pages/${page}.${LANGUAGE}.html`, own);
  }
  copy.edit('deploy/nginx/nginx.conf', new RegExp(` {8}"~\\^/\\(?${SOURCE}.*\\n`), again);
}
