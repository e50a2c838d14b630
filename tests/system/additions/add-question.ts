import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../../lib/i18n/locales.ts';

type Addition = {
  file: string;
  /** Texts that follow each other in the file; the line is added after the line of the last one. */
  after: readonly string[];
  line: string;
};

/** A question that no agency asks. */
export const QUESTION = 'lucky_number';

const messages = (language: string, label: string, unanswered: string): Addition[] =>
  Object.entries({ fields: label, unanswered }).map(([group, text]) => ({
    file: `messages/${language}.json`,
    after: ['"scouting": {', `"${group}": {`, '"whatsapp":'],
    line: `"${QUESTION}": "${text}",`,
  }));

const ENTRY: Addition = {
  file: 'lib/scouting/questions.ts',
  after: ['QUESTIONS = {', 'whatsapp:'],
  line: `${QUESTION}: { group: 'you', kind: 'text', autoComplete: 'off' },`,
};

/** Its label, and what is said while it is empty, in the languages of the documented example. */
const TEXTS: Readonly<Record<string, readonly [string, string]>> = {
  pt: ['Número da sorte', 'Escreva o número da sorte.'],
  en: ['Lucky number', 'Enter a lucky number.'],
  es: ['Número de la suerte', 'Escribe el número de la suerte.'],
};

/** The texts of the question in a language. */
export function textsIn(language: string): Addition[] {
  const [label, unanswered] = TEXTS[language] ?? ['Lucky number', 'Lucky number?'];
  return messages(language, label, unanswered);
}

const FIRST = textsIn(DEFAULT_LOCALE);
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The first steps in docs/features/application.md: the question, and its label in the default language. */
export const BEGUN: readonly Addition[] = [ENTRY, ...FIRST.slice(0, 1)];

/** The remaining steps, for the existing languages. */
export const COMPLETED: readonly Addition[] = [
  ...FIRST.slice(1),
  ...OTHERS.flatMap(textsIn),
  {
    file: 'tests/demo-panel/scouting-fields.ts',
    after: ['SCOUTING_FIELDS = {', 'email:'],
    line: `${QUESTION}: readText,`,
  },
  {
    file: 'tests/fixtures/answers.ts',
    after: ['TYPED = {', 'whatsapp:'],
    line: `${QUESTION}: '7',`,
  },
];

/** Adds lines to a copy of the project, each indented like the line above it. */
export async function addLines(root: string, additions: readonly Addition[]): Promise<void> {
  for (const one of additions) await addLine(root, one);
}

async function addLine(root: string, { file, after, line }: Addition): Promise<void> {
  const target = path.join(root, file);
  const text = await readFile(target, 'utf8');
  let at = 0;
  for (const part of after) {
    at = text.indexOf(part, at);
    if (at < 0) throw new Error(`${file} has no ${part}`);
  }
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at) + 1;
  const [indent = ''] = /^ */.exec(text.slice(start, end)) ?? [];
  await writeFile(target, `${text.slice(0, end)}${indent}${line}\n${text.slice(end)}`);
}
