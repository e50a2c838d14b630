import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

type Handlers = Record<string, () => void>;

let stopping: typeof import('@/lib/server/shutdown');
let handlers: Handlers;
let exit: ReturnType<typeof vi.fn>;
let close: ReturnType<typeof vi.fn>;
let server: EventEmitter;

beforeEach(async () => {
  beginProcess({});
  vi.restoreAllMocks();
  vi.useFakeTimers();
  handlers = {};
  exit = vi.fn();
  close = vi.fn();
  vi.spyOn(process, 'on').mockImplementation((name, handler) => {
    handlers[String(name)] = handler;
    return process;
  });
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
  stopping = await import('@/lib/server/shutdown');
  server = Object.assign(new EventEmitter(), { close });
  stopping.stopOnSignal(server as unknown as Server);
});

/** Emits a request; its response is in flight until it is closed. */
function request(of: Partial<IncomingMessage> = {}) {
  const response = Object.assign(new EventEmitter(), { headersSent: false, setHeader: vi.fn() });
  const whole = { method: 'GET', headers: {}, ...of } as IncomingMessage;
  server.emit('request', whole, response as unknown as ServerResponse);
  return response;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe.each(['SIGTERM', 'SIGINT'])('%s', (signal) => {
  it('ends an idle process after a second in which connections are still taken', async () => {
    expect(stopping.isStopping()).toBe(false);
    handlers[signal]?.();
    expect(stopping.isStopping()).toBe(true);
    await pass(999);
    expect(close).not.toHaveBeenCalled();
    await pass(1);
    expect(close).toHaveBeenCalledTimes(1);
    expect(exit).toHaveBeenCalledWith(0);
  });
});

it('a second signal changes nothing', async () => {
  handlers.SIGTERM?.();
  handlers.SIGINT?.();
  await pass(2_000);
  expect(close).toHaveBeenCalledTimes(1);
  expect(exit).toHaveBeenCalledTimes(1);
});

it('every later response closes its connection', () => {
  const before = request();
  const sent = Object.assign(request(), { headersSent: true });
  const over = request();
  over.emit('close');
  expect(before.setHeader).not.toHaveBeenCalled();
  handlers.SIGTERM?.();
  expect(before.setHeader).toHaveBeenCalledWith('Connection', 'close');
  expect(sent.setHeader).not.toHaveBeenCalled();
  expect(over.setHeader).not.toHaveBeenCalled();
  expect(request().setHeader).toHaveBeenCalledWith('Connection', 'close');
});

it('waits for a response in flight, and no longer', async () => {
  const response = request();
  handlers.SIGTERM?.();
  await pass(5_000);
  expect(exit).not.toHaveBeenCalled();
  response.emit('close');
  await pass(20);
  expect(exit).toHaveBeenCalledWith(0);
});

const UPLOAD = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } };

it.each<[string, Partial<IncomingMessage>, number]>([
  ['a page', {}, 9_000],
  ['a post of text', { method: 'POST', headers: { 'content-type': 'text/plain' } }, 9_000],
  [
    'a post of text that speaks of uploads',
    { method: 'POST', headers: { 'content-type': 'x-multipart/y' } },
    9_000,
  ],
  ['a post without a type', { method: 'POST', headers: {} }, 9_000],
  ['what only looks like an upload', { ...UPLOAD, method: 'GET' }, 9_000],
  ['an upload', UPLOAD, 59_000],
  ['a PDF', { url: '/favoritos/casting.pdf?ids=1,2' }, 59_000],
  ['what only looks like a PDF', { url: '/modelos?q=a.pdf.' }, 9_000],
])('%s holds the process no longer than its time', async (_, of, ms) => {
  request(of);
  handlers.SIGTERM?.();
  await pass(ms - 20);
  expect(exit).not.toHaveBeenCalled();
  await pass(40);
  expect(exit).toHaveBeenCalledWith(0);
});

it('an upload is waited for next to a page that hangs', async () => {
  request();
  const upload = request(UPLOAD);
  handlers.SIGTERM?.();
  await pass(12_000);
  expect(exit).not.toHaveBeenCalled();
  upload.emit('close');
  await pass(20);
  expect(exit).toHaveBeenCalledWith(0);
});
