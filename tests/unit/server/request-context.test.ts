import { expect, it } from 'vitest';
import { currentRequest, inRequestContext, page } from '@/lib/server/request-context';
import { exchangeOf } from '../../fixtures/request-context.ts';

it('what a page says is gathered, and the last word on a thing counts', async () => {
  await inRequestContext(exchangeOf(), async () => {
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
  await expect(inRequestContext(exchangeOf(), work)).rejects.toThrow('a fault');
  await expect(done).resolves.toBeUndefined();
});
