import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXACT, type Row, TIMED } from '../row.ts';
import { ROOT } from '../tools/processes.ts';

const FILE = path.join(ROOT, 'test-results/times.json');
/** For all that is tested once the site is whole. */
const LIMIT_S = 20 * 60;

export const testTime: Row = {
  number: 19,
  title: 'Time of `npm test`',
  how: 'Read from what the last `npm test` in this checkout left; it is not run by the bench.',
  async measure() {
    const common = {
      name: 'npm test',
      unit: 's',
      target: { most: LIMIT_S },
      noise: TIMED,
    } as const;
    if (!existsSync(FILE)) return [{ ...common, value: null, note: 'not run in this checkout' }];
    const { at, seconds, passed, failed } = JSON.parse(readFileSync(FILE, 'utf8'));
    return [
      { ...common, value: seconds, note: `${String(at).slice(0, 10)}, ${passed} passed` },
      { name: 'failed tests', value: failed, unit: '', target: { most: 0 }, noise: EXACT },
    ];
  },
};
