import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { AGENCY_VARIABLES } from '@/lib/config/agency-variables';

/** Pages below `docs`, and the documents at the root that developers and operators read. */
const PAGES = globSync('docs/**/*.md');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...PAGES];

const read = (file: string) => readFileSync(file, 'utf8');

/** Unique matches of the first group of a pattern. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, group = '']) => group))];
}

const FENCES = /^```[\s\S]*?^```/gm;
const codesOf = (text: string) => found(text.replace(FENCES, ''), /`([^`\n]+)`/g);

/** Lines of code that may name a variable or constant. */
const SOURCE = globSync([
  '{app,components,lib}/**/*.{ts,tsx}',
  'tools/**/*.{ts,mjs}',
  'tests/{demo-panel,e2e,system}/**/*.ts',
  '*.{ts,mjs}',
  '.env.example',
  'deploy/**/*.{mjs,service,yaml}',
  'deploy/Dockerfile',
])
  .map(read)
  .join('\n');

describe.each(DOCUMENTS)('%s', (file) => {
  const text = read(file);

  test('names only commands of package.json', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = found(text, /\bnpm run ([\w:-]+)/g);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('names only projects of the test runners', () => {
    const configuration = read('vitest.config.ts') + read('playwright.config.ts');
    const named = found(text, /--project[= ]'?([\w-]+)/g);
    expect(named.filter((name) => !configuration.includes(`name: '${name}'`))).toEqual([]);
  });

  test('names only variables and constants that the source has', () => {
    const named = found(text, /\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g);
    expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(SOURCE))).toEqual([]);
  });

  test('names only files and folders that exist, by their full paths', () => {
    const files = codesOf(text).filter(isOfRepository);
    const commands = (text.match(FENCES) ?? [])
      .join('\n')
      .matchAll(/(?<=\s)(?:tests|deploy)\/\S+/g);
    const named = [...files, ...Array.from(commands, ([file]) => file.replace(/\/$/, ''))];
    expect(named.filter((name) => !existsSync(name))).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const links = found(text.replace(FENCES, ''), /\]\((?!https?:)([^)\s]+)\)/g);
    expect(links.filter((link) => !leadsSomewhere(file, link))).toEqual([]);
  });

  test('is written in plain English', () => {
    expect(text.match(/\b(nobody|somebody|whoever)\b/gi) ?? []).toEqual([]);
  });
});

const FOLDERS =
  /^(?:app|components|deploy|docs|lib|messages|public|tests|tools|\.github)(?:\/[\w@.[\]-]+)*$/;
const FILES = /^[\w./@[\]-]+\.(?:ts|tsx|mjs|css|json|md|conf|ya?ml|service|sh|webp)$/;

/**
 * True for a path from the root of the repository. Absolute paths belong to a machine or an
 * address.
 */
function isOfRepository(code: string): boolean {
  return (
    !code.startsWith('/') &&
    !/^\.(?:next|demo)\b/.test(code) &&
    (FOLDERS.test(code) || FILES.test(code))
  );
}

function leadsSomewhere(file: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const linked = target === '' ? file : path.join(path.dirname(file), target);
  if (!existsSync(linked)) return false;
  return anchor === undefined || anchorsOf(read(linked)).includes(anchor);
}

/** The anchors of headings, as GitHub builds them. */
function anchorsOf(text: string): string[] {
  return found(text.replace(FENCES, ''), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const linesOf = (file: string) => read(file).trimEnd().split('\n').length;

test.each(['README.md', ...PAGES])('%s has at most 120 lines', (file) => {
  expect(linesOf(file)).toBeLessThanOrEqual(120);
});

test('the README links to every page', () => {
  const links = found(read('README.md'), /\]\((docs\/[^)#]+)/g);
  expect(PAGES.filter((page) => !links.includes(page))).toEqual([]);
});

test.each(PAGES)('%s first says whom it is for', (page) => {
  const lines = read(page).trimEnd().split('\n');
  expect(lines.find((line) => line && !line.startsWith('#'))).toMatch(/^For /);
});

test.each([
  ['README.md', 'Map of the repository', '.'],
  ['README.md', 'Map of the repository', 'app'],
  ['docs/architecture.md', 'Rooms', 'components'],
  ['docs/architecture.md', 'Rooms', 'lib'],
])('%s, under "%s", lists every folder of %s', (file, heading, parent) => {
  const folders = readdirSync(parent, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !/^\.|^node_modules$|^test-results$|-report$/.test(entry.name),
    )
    .map(({ name }) => path.join(parent, name));
  const [, map = ''] = read(file).split(`\n## ${heading}\n`);
  const named = codesOf(map.split('\n## ')[0] ?? '');
  const isNamed = (folder: string) =>
    named.some((one) => one === folder || one.startsWith(`${folder}/`));
  expect(folders.length).toBeGreaterThan(3);
  expect(folders.filter((folder) => !isNamed(folder))).toEqual([]);
});

describe('the environment variables', () => {
  const own = found(read('lib/config/environment.ts'), /^ {2}([A-Z\d_]+): (?!'|\/)/gm);
  const schema = [...own, ...Object.keys(AGENCY_VARIABLES)];
  const [, lists = ''] = read('docs/environment.md').split('\n## Required in production\n');
  const [checked = ''] = lists.split('\n## Of the process\n');
  const documented = found(checked, /^- ((?:`[A-Z\d_]+`(?:, )?)+):/gm).flatMap(codesOf);

  test('have exactly one line each', () => {
    expect(schema.length).toBeGreaterThan(20);
    expect([...new Set(documented)].sort()).toEqual([...new Set(schema)].sort());
  });

  test('in .env.example are the ones that the code reads', () => {
    expect(found(read('.env.example'), /^([A-Z\d_]+)=/gm).sort()).toEqual(
      [...new Set(schema)].sort(),
    );
  });
});
