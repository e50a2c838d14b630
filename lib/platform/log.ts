import 'server-only';
import { inspect } from 'node:util';
import pino from 'pino';
import { currentResponse } from './next/answer-status.mjs';
import { processWide } from './process-wide.mjs';

/** How long a message may be: an error of a library can hold a whole answer. */
const LONGEST = 2_000;

const EMAIL = /[^\s@"'<>=&?/]+@[^\s@"'<>&?/]+\.\w+/g;
const PHONE = /\+?\d[\d\s().-]{8,}\d/g;
const QUERY = /\?[^\s"'#]*/g;

/** Next logs this for every failed picture request; `storage-failures.ts` logs a cause once in ten minutes. */
const REPEATED = /internal image response failed for/;

/**
 * A message as it may be kept: without addresses of people, phone numbers, queries (in which somebody
 * may have typed a name) and the stack, which repeats the message.
 */
export function cleanMessage(parts: readonly unknown[]): string {
  const text = parts
    .map((part) => {
      if (part instanceof Error) return `${part.name}: ${part.message}${firstPlace(part)}`;
      return typeof part === 'string' ? part : inspect(part, { depth: 2, breakLength: 200 });
    })
    .join(' ');
  return text
    .replace(QUERY, '?…')
    .replace(EMAIL, '[e-mail]')
    .replace(PHONE, '[number]')
    .slice(0, LONGEST);
}

/** Where an error was thrown, which is enough to find it. */
function firstPlace({ stack }: Error): string {
  const [, place] = /\n\s+at (.+)/.exec(stack ?? '') ?? [];
  return place ? ` (${place})` : '';
}

/**
 * Has everything that is logged from here on written as one line of JSON: time, level, the request
 * that it belongs to and its route. That holds for what Next and libraries log too, which all comes
 * through the console.
 */
export function logInJson(): void {
  processWide('log', () => {
    const log = pino({
      level: process.env.LOG_LEVEL || 'info',
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    });
    const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error', debug: 'debug' };
    for (const [method, level] of Object.entries(levels) as [
      'log' | 'info' | 'warn' | 'error' | 'debug',
      'info' | 'warn' | 'error' | 'debug',
    ][]) {
      console[method] = (...parts: unknown[]) => {
        const text = cleanMessage(parts).trim();
        const { id, route } = currentResponse() ?? {};
        if (text && !REPEATED.test(text)) log[level]({ request: id, route }, text);
      };
    }
    return log;
  });
}
