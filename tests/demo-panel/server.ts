import { parseArgs } from 'node:util';
import { readContent } from './own-content/folder.ts';
import { DEFAULT_DATA_DIR, startPanel } from './start.ts';

/**
 * `node tests/demo-panel/server.ts --port 4010 --talents 300 --data <dir> --agency <address> --content <dir>`;
 * with `SMTP_URL` in the environment e-mails are delivered there.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    talents: { type: 'string', default: '300' },
    data: { type: 'string', default: DEFAULT_DATA_DIR },
    agency: { type: 'string' },
    content: { type: 'string' },
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
  const { quiet, agency, data: dataDir } = values;
  const smtpUrl = process.env.SMTP_URL;
  const content = values.content ? await readContent(values.content) : undefined;
  const panel = await startPanel({ port, talents, content, quiet, dataDir, agency, smtpUrl });
  for (const { line, text } of content?.troubles ?? []) console.warn(`Line ${line}: ${text}`);
  const count = content?.profiles.length ?? talents;
  console.info(`Back office ready on ${panel.url} with ${count} talents`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void panel.close().then(() => process.exit(0)));
  }
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const { message } = error as Error;
  console.error(
    taken ? `Port ${port} is taken by another program` : values.content ? message : error,
  );
  process.exit(1);
}
