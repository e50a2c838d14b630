import { Writable } from 'node:stream';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const underWay = vi.hoisted(() => ({ answer: undefined as object | undefined }));
vi.mock('@/lib/server/request-context', () => ({
  currentRequest: () => underWay.answer,
}));

let written: string[] = [];
vi.mock('pino', async (original) => {
  const { default: pino } = await original<{ default: typeof import('pino').default }>();
  const into = new Writable({
    write(line, _encoding, done) {
      written.push(String(line));
      done();
    },
  });
  const caught = (options: import('pino').LoggerOptions) => pino(options, into);
  return { default: Object.assign(caught, pino) };
});

const spoken = globalThis.console;
const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

beforeEach(() => {
  written = [];
  underWay.answer = undefined;
});

/** The log of a process with these variables, which ends with the running test. */
async function begin(variables: Record<string, string> = {}) {
  const own = METHODS.map((method) => [method, spoken[method]] as const);
  onTestFinished(() => void Object.assign(spoken, Object.fromEntries(own)));
  beginProcess({ LOG_LEVEL: '', ...variables });
  const { logInJson } = await import('@/lib/observability/log');
  logInJson();
  return logInJson;
}

const lines = () => written.map((line) => JSON.parse(line));

it('one line states the time, severity, process and message', async () => {
  await begin();
  console.warn('mail of', 'ana@example.com');
  expect(lines()).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      pid: process.pid,
      msg: 'mail of [e-mail]',
    },
  ]);
  expect(written[0]?.endsWith('}\n')).toBe(true);
});

it('a line names the current request and its route', async () => {
  await begin();
  underWay.answer = { id: 'abc', description: { label: 'home' }, ip: '203.0.113.1' };
  console.info('here');
  expect(lines()).toMatchObject([{ request: 'abc', route: 'home', msg: 'here' }]);
  expect(written[0]).not.toContain('203.0.113.1');
});

it.each([
  ['', ['info', 'info', 'warn', 'error']],
  ['debug', ['info', 'info', 'warn', 'error', 'debug']],
  ['error', ['error']],
])('at the level %j the log contains %j', async (LOG_LEVEL, levels) => {
  await begin({ LOG_LEVEL });
  for (const method of METHODS) spoken[method](method);
  expect(lines().map(({ level }) => level)).toEqual(levels);
});

it('drops empty lines, and what Next prints about every failed picture', async () => {
  await begin();
  console.error(
    ' \u001b[31m⨯\u001b[39m',
    'internal image response failed for',
    '/storage/a.jpg',
    404,
  );
  console.info(' \n');
  console.info('\n a ');
  expect(lines().map(({ msg }) => msg)).toEqual(['a']);
});

it('installs once, however often it is called', async () => {
  const logInJson = await begin();
  const { error } = console;
  logInJson();
  expect(console.error).toBe(error);
});
