import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshClient } from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';

const SECRETS = {
  PANEL_SALT: 'SECRET-panel-salt',
  PANEL_API_KEY: 'SECRET-panel-key',
  INTEGRATION_SALT: 'SECRET-integration-salt',
  INTEGRATION_API_KEY: 'SECRET-integration-key',
};
const TOKEN = 'SECRET-token';

const printed: unknown[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void printed.push(words));
  }
});
afterEach(() => vi.restoreAllMocks());

/** Every way in which an error may end up in a log or in a page. */
function allTexts(values: readonly unknown[]): string {
  return [
    inspect(values, { depth: 10, showHidden: true, maxArrayLength: null }),
    JSON.stringify(values),
  ].join('\n');
}

type Failure = (response: ServerResponse) => void;
const failures: Record<string, Failure> = {
  'status 500': (response) => void response.writeHead(500).end(`{"token":"${TOKEN}"}`),
  'status 401': (response) => void response.writeHead(401).end(TOKEN),
  'status 422': (response) => void response.writeHead(422).end(JSON.stringify(SECRETS)),
  'a redirect': (response) => void response.writeHead(302, { location: `/${TOKEN}` }).end(),
  'no JSON': (response) => void response.end(`<b>${TOKEN}</b>`),
  'another shape': (response) => void response.end(JSON.stringify({ error: TOKEN })),
  'a cut connection': (response) => void response.destroy(),
  'half an answer': (response) => {
    response.writeHead(200, { 'content-length': 1000 }).write(TOKEN, () => response.destroy());
  },
};

it.each(Object.entries(failures))('%s reveals no secret', async (_name, fail) => {
  const answers = { '/api/slides/home': fail, '/api/talents': fail, '/api/contact/pt': fail };
  const { url, received } = await startServices(answers, TOKEN);
  const client = await freshClient(url, SECRETS);
  const message = { name: 'a', email: 'a@b.c', phone: '1', subject: 's', message: 'm' };
  const reads = await Promise.allSettled([client.readSlides('home'), client.readRoster()]);
  const write = await Promise.allSettled([client.sendContact(message, 'key')]);
  expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(allTexts([...reads, ...write, printed])).not.toContain('SECRET');
  expect(received.some(({ headers }) => headers.authorization === `Bearer ${TOKEN}`)).toBe(true);
});

it.each(Object.entries(failures))('%s at sign-in reveals no secret', async (_name, fail) => {
  const { url, received } = await startServices({ '/api/login': fail, '/api/slides/home': [] });
  const client = await freshClient(url, SECRETS);
  const error: unknown = await client.readSlides('home').catch((reason) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(allTexts([error, printed])).not.toContain('SECRET');
  expect(received[0]?.body).toContain('SECRET-panel-key');
});
