import 'server-only';
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import pino from 'pino';
import { processWide } from '../process/process-wide';
import { currentRequest, type RequestContext } from '../server/request-context';
import { metrics } from './metrics';

/** The maximum length of a message: a library's error can contain a whole response. */
const LONGEST = 2_000;
/** Longer than what is removed from a message, which may be cut in two. */
const MARGIN = 320;

/** A word that may be an address, and the address at its beginning. */
const WORD = /[^\s"'<>=&?/]+/g;
const EMAIL = /^.*[^@]@[^@]+\.\w+/s;
const PHONE = /\+?\d[\d\s().-]{8,}\d/g;
const QUERY = /\?[^\s"'#]*/g;

/** Next logs this per failed picture; `storage-failures.ts` logs each cause once in ten minutes. */
const REPEATED = /internal image response failed for/;

/**
 * Removes personal data from a message: e-mail addresses, phone numbers, query strings (a visitor
 * may have typed a name). Also drops the stack, which repeats the message.
 */
export function cleanMessage(parts: readonly unknown[]): string {
  const whole = parts
    .map((part) => {
      if (part instanceof Error) return `${part.name}: ${part.message}${firstPlace(part)}`;
      return typeof part === 'string' ? part : inspect(part, { depth: 2, breakLength: 200 });
    })
    .join(' ');
  const text = whole
    .slice(0, LONGEST + MARGIN)
    .replace(QUERY, '?…')
    .replace(WORD, (word) => word.replace(EMAIL, '[e-mail]'))
    .replace(PHONE, '[number]');
  return (whole.length > LONGEST + MARGIN ? text.slice(0, -MARGIN) : text).slice(0, LONGEST);
}

function firstPlace({ stack }: Error): string {
  const line = stack?.split('\n').find((one) => /^\s+at ./.test(one));
  return line ? ` (${line.trim().slice('at '.length)})` : '';
}

/**
 * Redirects the console to pino, which writes each message as one line of JSON: time, level,
 * request id and route. Messages of Next and of libraries go through the console too.
 */
export function logInJson(): void {
  processWide('log', () => {
    const log = pino({
      level: process.env.LOG_LEVEL || 'info',
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    });
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      const level = method === 'log' ? 'info' : method;
      console[method] = (...parts: unknown[]) => {
        const text = cleanMessage(parts).trim();
        const { id, description } = currentRequest() ?? {};
        if (text && !REPEATED.test(text))
          log[level]({ request: id, route: description?.label }, text);
      };
    }
    return log;
  });
}

/** The accepted form of a proxy's request id; anything else could contain a visitor's words. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Counts the response to a request, and gives the request an id by which its log lines are found. */
export function watchRequest(context: RequestContext): void {
  const { request, response, description } = context;
  const began = performance.now();
  const { label: route } = description;
  const given = request.headers['x-request-id'];
  context.id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  response.once('close', () => {
    const status = response.writableFinished ? String(response.statusCode) : 'left';
    metrics().requests.inc({ route, status });
    metrics().requestSeconds.observe({ route }, (performance.now() - began) / 1000);
  });
}
