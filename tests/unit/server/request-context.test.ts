import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { currentRequest, inRequestContext, page } from '@/lib/server/request-context.mjs';

function exchange() {
  const request = new IncomingMessage(new Socket());
  return { request, response: new ServerResponse(request) };
}

it('what a page says is gathered, and the last word on a thing counts', async () => {
  await inRequestContext(exchange(), async () => {
    page({ status: 404, retryAt: null });
    await Promise.resolve();
    page({ status: 404, noindex: true });
    expect(currentRequest()?.page).toEqual({ status: 404, retryAt: null, noindex: true });
  });
});

it('what is said outside of a request has no effect', () => {
  page({ status: 404 });
  expect(currentRequest()).toBeUndefined();
});

it('a request is done when its work is, even if that breaks', async () => {
  let done: Promise<void> | undefined;
  const work = async () => {
    done = currentRequest()?.done;
    throw new Error('a fault');
  };
  await expect(inRequestContext(exchange(), work)).rejects.toThrow('a fault');
  await expect(done).resolves.toBeUndefined();
});
