import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The commands with which the README of a checkout deploys on one machine, line by line. */
export function deploymentLines(checkout: string): string[] {
  const readme = readFileSync(path.join(checkout, 'README.md'), 'utf8');
  const [, section = ''] = readme.split('\n## Deployment\n');
  const [, block = ''] = section.split(/^```(?:sh)?\n/m);
  return block
    .split('\n')
    .map((line) => line.replace(/\s+# .*$/, ''))
    .filter(Boolean);
}
