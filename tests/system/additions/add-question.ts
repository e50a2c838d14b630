import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Addition = {
  file: string;
  /** Texts that follow each other in the file; the line is added after the line of the last one. */
  after: readonly string[];
  line: string;
};

const messages = (language: string, label: string, unanswered: string): Addition[] =>
  Object.entries({ fields: label, unanswered }).map(([group, text]) => ({
    file: `messages/${language}.json`,
    after: ['"scouting": {', `"${group}": {`, '"whatsapp":'],
    line: `"instagram": "${text}",`,
  }));

const ENTRY: Addition = {
  file: 'lib/scouting/questions.ts',
  after: ['QUESTIONS = {', 'whatsapp:'],
  line: "instagram: { group: 'you', kind: 'text', autoComplete: 'off' },",
};
const PORTUGUESE = messages('pt', 'Instagram', 'Escreva o nome no Instagram.');

/** The first steps in docs/features/application.md: the question, and its label in Portuguese. */
export const BEGUN: readonly Addition[] = [ENTRY, ...PORTUGUESE.slice(0, 1)];

/** The remaining steps, for the existing languages. */
export const COMPLETED: readonly Addition[] = [
  ...PORTUGUESE.slice(1),
  ...messages('en', 'Instagram', 'Enter an Instagram name.'),
  ...messages('es', 'Instagram', 'Escribe el nombre en Instagram.'),
  {
    file: 'tests/demo-panel/scouting-fields.ts',
    after: ['SCOUTING_FIELDS = {', 'email:'],
    line: "instagram: labeled('Instagram'),",
  },
  {
    file: 'tests/fixtures/answers.ts',
    after: ['TYPED = {', 'whatsapp:'],
    line: "instagram: '@erica.davila',",
  },
];

/** The texts of the question in an added language. */
export const textsIn = (language: string) => messages(language, 'Instagram', 'Instagram?');

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
