import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { pipeline } from '@/lib/server/pipeline';
import { SiteResponse } from '@/lib/server/response';
import { PARTS } from '../../fixtures/request-context.ts';

export type Arrived = {
  status?: number;
  text?: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};
type Asked = {
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal;
};
type Handler = (response: ServerResponse) => unknown;

/**
 * A server with the pipeline of the site, in which a handler of the test takes the place of Next.
 * Returns the raw response over HTTP: `fetch` would decompress it and hide the status text.
 */
export function siteServer() {
  let handle: Handler;
  const server = createServer(
    { ServerResponse: SiteResponse },
    pipeline(async (_request, response) => void (await handle(response)), PARTS),
  );
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return async function answerOf(handler: Handler, asked: Asked = {}): Promise<Arrived> {
    handle = handler;
    const { port } = server.address() as AddressInfo;
    const call = request({ host: '127.0.0.1', port, agent: false, ...asked }).end();
    const [answer] = await once(call, 'response');
    const { statusCode: status, statusMessage: text, headers } = answer;
    return { status, text, headers, body: Buffer.concat(await answer.toArray()) };
  };
}
