import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The commands of docs/operations.md that deploy a checkout on one machine, line by line. */
export function deploymentLines(checkout: string): string[] {
  const page = readFileSync(path.join(checkout, 'docs/operations.md'), 'utf8');
  const [, section = ''] = page.split('\n## On one machine\n');
  const [, block = ''] = section.split(/^```(?:sh)?\n/m);
  return block
    .split('\n')
    .map((line) => line.replace(/\s+# .*$/, ''))
    .filter(Boolean);
}
