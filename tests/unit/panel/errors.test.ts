import { describe, expect, it } from 'vitest';
import {
  type Exchange,
  ImplausibleAnswerError,
  isOutage,
  isPerhapsSent,
  isStatus,
  PausedError,
  PerhapsSentError,
  StatusError,
  TimeoutError,
  UnreachableError,
  UnreadableError,
  type UpstreamError,
} from '@/lib/panel/errors';

const AT: Exchange = { service: 'panel', method: 'GET', url: '/api/talents' };

/** Looks like a failure of a service, but is an error of the site itself. */
const ours = (code: string) => Object.assign(new Error('a fault'), { code, status: 500 });

describe('a failure of a service', () => {
  it.each<[UpstreamError, string, string, boolean]>([
    [new UnreachableError('ECONNRESET', AT), 'UNREACHABLE', 'unreachable (ECONNRESET)', false],
    [new UnreachableError('ECONNRESET', AT, true), 'UNREACHABLE', 'unreachable (ECONNRESET)', true],
    [new TimeoutError(AT), 'TIMEOUT', 'no whole answer in time', false],
    [new TimeoutError(AT, true), 'TIMEOUT', 'no whole answer in time', true],
    [new StatusError(500, AT), 'HTTP_500', 'status 500', false],
    [new StatusError(502, AT), 'HTTP_502', 'status 502', true],
    [new StatusError(504, AT), 'HTTP_504', 'status 504', true],
    [new PausedError('HTTP_503', 5, AT), 'HTTP_503', 'paused after HTTP_503', false],
    [new ImplausibleAnswerError('no record', AT), 'DOUBTFUL', 'no record', false],
    [new UnreadableError('no JSON', AT), 'UNREADABLE', 'no JSON', true],
    [new PerhapsSentError('lost', AT), 'PERHAPS_SENT', 'lost', false],
  ])('%s has its code, its message, and whether the request had left', (error, ...expected) => {
    const { code, message, requestLeft } = error;
    expect([code, message, requestLeft]).toEqual([
      expected[0],
      `panel: GET /api/talents: ${expected[1]}`,
      expected[2],
    ]);
  });

  it('may have been received by the service only if it is a PerhapsSentError', () => {
    expect(isPerhapsSent(new PerhapsSentError('lost', AT))).toBe(true);
    expect(isPerhapsSent(new TimeoutError(AT, true))).toBe(false);
    expect(isPerhapsSent(ours('PERHAPS_SENT'))).toBe(false);
  });

  it('has the status that the service returned, and no other', () => {
    expect(isStatus(new StatusError(404, AT), 404)).toBe(true);
    expect(isStatus(new StatusError(404, AT), 401)).toBe(false);
    expect(isStatus(ours('HTTP_500'), 500)).toBe(false);
  });

  it.each<[unknown, boolean]>([
    [new UnreachableError('ECONNREFUSED', AT), true],
    [new StatusError(500, AT), true],
    [new StatusError(429, AT), true],
    [new StatusError(404, AT), false],
    [new StatusError(422, AT), false],
    [new TimeoutError(AT), false],
    [new UnreadableError('no JSON', AT), false],
    [ours('HTTP_500'), false],
    [null, false],
  ])('%s concerns the whole service: %s', (error, outage) => {
    expect(isOutage(error)).toBe(outage);
  });
});
