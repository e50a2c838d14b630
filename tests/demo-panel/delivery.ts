import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { type Answer, json } from './answer.ts';
import type { Fault, Faults } from './faults.ts';

/** The faults that need no answer from the route. */
export function answerInstead(fault: Fault | null): Answer | null {
  if (fault?.kind === 'malformed') {
    return { ...json(200, null), body: Buffer.from('<b>Fatal error</b>: {"data": [') };
  }
  if (fault?.kind === 'huge') return json(200, null);
  if (fault?.kind !== 'status') return null;
  const status = fault.status ?? 500;
  const answer = json(status, { message: `Told to answer ${status}.` });
  if (status === 429 || status === 503) answer.headers['retry-after'] = '1';
  return answer;
}

async function drip(response: ServerResponse, body: Buffer, faults: Faults, ms: number) {
  for (let sent = 0; !response.destroyed; sent += 1) {
    response.write(sent < body.length ? body.subarray(sent, sent + 1) : ' ');
    await faults.wait(ms);
  }
}

function* endlessJson() {
  yield '{"data":["';
  while (true) yield 'x'.repeat(64 * 1024);
}

/** Writes the answer, intact or damaged as the fault demands. */
export async function deliver(
  response: ServerResponse,
  { status, headers, body }: Answer,
  fault: Fault | null,
  faults: Faults,
): Promise<void> {
  const half = body.subarray(0, Math.floor(body.length / 2));
  const announced = { ...headers, 'content-length': String(body.length) };
  switch (fault?.kind) {
    case 'reset':
    case 'truncated':
      response.writeHead(status, announced);
      response.write(half, () => {
        if (fault.kind === 'reset') response.socket?.resetAndDestroy();
        else response.socket?.end();
      });
      return;
    case 'half':
      response.writeHead(status, headers).end(half);
      return;
    case 'drip':
      response.writeHead(status, headers);
      return drip(response, body, faults, fault.ms ?? 100);
    case 'huge':
      response.writeHead(status, headers);
      pipeline(Readable.from(endlessJson()), response, () => {});
      return;
    default:
      response.writeHead(status, announced).end(body);
  }
}
