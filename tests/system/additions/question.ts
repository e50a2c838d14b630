import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectCopy } from '../../fixtures/project-copy.ts';

/** The files with compiler errors after a question and its Portuguese label were added. */
export const INCOMPLETE = [
  // The message for an empty answer, in Portuguese.
  'components/scouting/scouting-form.tsx',
  // The label in the other languages.
  'lib/i18n/messages.ts',
  // The field of the stand-in, with its line in the e-mail.
  'tests/contract/scouting/questions.test.ts',
  // The example, and a test that reads it.
  'tests/fixtures/answers.ts',
  'tests/unit/scouting/schema.test.ts',
];

const TESTS = [
  ...['tests/contract/scouting/questions', 'tests/contract/forms/sent-fields'],
  ...['tests/unit/scouting/schema', 'tests/unit/i18n/messages'],
  'tests/components/scouting-questions',
];

/** Runs the tests of an application in a copy of the project; the names of those that passed. */
export async function passedTests(copy: ProjectCopy): Promise<string[]> {
  const { code, output } = await copy.run(
    ...(['vitest', 'run', '--reporter=json', '--outputFile=report.json'] as const),
    ...['--project=unit*', '--project=components*', '--project=contract'],
    ...TESTS,
  );
  if (code !== 0) throw new Error(output);
  type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };
  const report: Report = JSON.parse(readFileSync(path.join(copy.root, 'report.json'), 'utf8'));
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.filter((one) => one.status === 'passed').map(({ fullName }) => fullName);
}
