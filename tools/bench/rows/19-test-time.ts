import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { ROOT } from '../tools/processes.ts';

const TIERS = [
  { name: 'npm test', file: 'times.json', most: 8 * 60 },
  { name: 'npm run test:full', file: 'times-full.json', most: 25 * 60 },
] as const;

export const testTime: Row = {
  number: 19,
  title: 'Time of `npm test` and `npm run test:full`',
  how: 'Read from what the last runs in this checkout left; they are not run by the bench.',
  async measure() {
    return TIERS.flatMap(({ name, file, most }): Figure[] => {
      const time = { name, unit: 's' as const, target: { most }, noise: TIMED };
      const left = path.join(ROOT, 'test-results', file);
      if (!existsSync(left)) return [{ ...time, value: null, note: 'not run in this checkout' }];
      const { at, seconds, passed, failed } = JSON.parse(readFileSync(left, 'utf8'));
      const note = `${String(at).slice(0, 10)}, ${passed} passed`;
      return [
        { ...time, value: seconds, note },
        { name: `${name}: failed`, value: failed, unit: '', target: { most: 0 }, noise: EXACT },
      ];
    });
  },
};
