import { parseArgs } from 'node:util';
import { DEFAULT_DATA_DIR, startPanel } from './start.ts';

/** `node tests/demo-panel/server.ts --port 4010 --talents 300 --data <dir>` */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    talents: { type: 'string', default: '300' },
    data: { type: 'string', default: DEFAULT_DATA_DIR },
    quiet: { type: 'boolean', default: false },
  },
});

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  console.error(`--${name} takes a whole number, not "${text}"`);
  process.exit(1);
}

const port = wholeNumber('port', values.port);
const talents = wholeNumber('talents', values.talents);

try {
  const { quiet, data: dataDir } = values;
  const panel = await startPanel({ port, talents, quiet, dataDir });
  console.info(`Back office ready on ${panel.url} with ${talents} talents`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void panel.close().then(() => process.exit(0)));
  }
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken by another program` : error);
  process.exit(1);
}
