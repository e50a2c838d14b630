import { beforeEach, describe, expect, it } from 'vitest';
import { MissingPageError, missingBecause, missingPage } from '@/lib/page/outcomes';
import { TimeoutError } from '@/lib/panel/errors';
import { beginAnew, load, NotFound, pageOf, said, shown, Unavailable } from './kernel-page.tsx';

beforeEach(beginAnew);

describe('a missing page', () => {
  it('answers 404 with title and screen, and the texts it was given', async () => {
    load.mockImplementation(async () => missingPage('No such post'));
    const page = pageOf();
    expect(await page.describe()).toEqual({
      title: 'errors.notFound | Vitrine',
      robots: { index: false },
    });
    expect(said()).not.toHaveProperty('status');
    expect(await shown(page.show())).toEqual([
      NotFound,
      { hint: 'No such post', unverified: false },
    ]);
    expect(said()).not.toHaveProperty('retryAt');
    expect(said()).toMatchObject({ status: 404 });
  });

  it('says when the services failed, so that absence is uncertain', async () => {
    const page = pageOf();
    load.mockRejectedValue(new MissingPageError('Unable', { unverified: true }));
    expect(await shown(page.show())).toEqual([NotFound, { hint: 'Unable', unverified: true }]);
    expect((await page.describe()).title).toBe('errors.unavailable | Vitrine');
    expect(said()).toMatchObject({ status: 404, retryAt: null });
  });

  it('tells the visitor the reason, where there is a specific one', async () => {
    const why = { title: 'Selection unavailable', text: 'None of them is with us any more.' };
    load.mockImplementation(async () => missingBecause(why));
    const page = pageOf();
    expect(await shown(page.show())).toEqual([NotFound, { hint: '', why, unverified: false }]);
    expect((await page.describe()).title).toBe('Selection unavailable | Vitrine');
  });

  it('results from a malformed path', async () => {
    expect(await shown(pageOf().show('%E0%A4%A'))).toEqual([
      NotFound,
      { hint: '', unverified: false },
    ]);
    expect(load).not.toHaveBeenCalled();
  });
});

it('a page whose services fail answers 503, with its own texts', async () => {
  const failure = new TimeoutError({ service: 'panel', method: 'GET', url: '/api/posts' });
  load.mockRejectedValue(failure);
  const page = pageOf();
  expect((await page.describe()).title).toBe('errors.unavailable | Vitrine');
  expect(await shown(page.show())).toEqual([
    Unavailable,
    { code: 'TIMEOUT', hint: 'Unable to fetch' },
  ]);
  expect(said()).toMatchObject({ status: 503, retryAt: null });
});
