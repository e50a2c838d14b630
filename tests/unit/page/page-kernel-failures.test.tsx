import { beforeEach, describe, expect, it } from 'vitest';
import { gonePage, missingBecause, missingPage, unreadPage } from '@/lib/page/outcomes';
import { TimeoutError } from '@/lib/panel/errors';
import { person } from '../../fixtures/people.ts';
import {
  beginAnew,
  Gone,
  load,
  NotFound,
  pageOf,
  setStatus,
  shown,
  Unavailable,
  withoutGone,
} from './kernel-page.tsx';

beforeEach(beginAnew);

describe('a page that is not there', () => {
  it('answers 404 with title and screen, and says what it was told to', async () => {
    load.mockImplementation(async () => missingPage('No such post'));
    const page = pageOf();
    expect(await page.describe()).toEqual({
      title: 'errors.notFound | Vitrine',
      robots: { index: false },
    });
    expect(setStatus).not.toHaveBeenCalled();
    expect(await shown(page.show())).toEqual([NotFound, { hint: 'No such post' }]);
    expect(setStatus.mock.calls).toEqual([[404, false]]);
  });

  it('tells the page cache when nobody could know, since the services failed', async () => {
    const page = pageOf();
    load.mockImplementation(async () => unreadPage('Unable'));
    expect(await shown(page.show())).toEqual([NotFound, { hint: 'Unable' }]);
    expect(setStatus.mock.calls).toEqual([[404, true]]);
  });

  it('tells the visitor why, where there is a reason of its own', async () => {
    load.mockImplementation(async () => missingBecause('Nobody of them is with us any more.'));
    expect(await shown(pageOf().show())).toEqual([
      NotFound,
      { hint: '', why: 'Nobody of them is with us any more.' },
    ]);
  });

  it('is what a malformed path leads to', async () => {
    expect(await shown(pageOf().show('%E0%A4%A'))).toEqual([NotFound, { hint: '' }]);
    expect(load).not.toHaveBeenCalled();
  });
});

it('a page about somebody who has left answers 410, and shows who it was', async () => {
  const talent = person({ id: 7 });
  load.mockImplementation(async () => gonePage(talent));
  const page = pageOf();
  expect((await page.describe()).title).toBe('seo.goneTitle | Vitrine');
  expect(await shown(page.show())).toEqual([Gone, { talent }]);
  expect(setStatus.mock.calls).toEqual([[410]]);
});

it('a page without a screen for whoever has left answers 410, and says that nothing is there', async () => {
  const page = withoutGone.defineDetour({ load: async () => gonePage(person({ id: 7 })) });
  const input = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
  expect(await shown(page.Page(input))).toEqual([NotFound, {}]);
  expect(setStatus.mock.calls).toEqual([[410]]);
});

it('a page whose services fail answers 503, with what it says of itself', async () => {
  const failure = new TimeoutError({ service: 'panel', method: 'GET', url: '/api/posts' });
  load.mockRejectedValue(failure);
  const page = pageOf();
  expect((await page.describe()).title).toBe('errors.unavailable | Vitrine');
  expect(await shown(page.show())).toEqual([
    Unavailable,
    { code: 'TIMEOUT', hint: 'Unable to fetch' },
  ]);
  expect(setStatus.mock.calls).toEqual([[503]]);
});
