import { expect, test, vi } from 'vitest';
import { deliver, postForm } from '@/components/forms/post-form';
import { MINIMUM_FILLING_MS } from '@/lib/forms/limits';
import { refused, SENT, takePostedForms } from '../../fixtures/posted-forms.ts';

const guard = { website: '', filling_ms: '9000' };
const photo = new File(['x'], 'foto.jpg');

test('files come after all fields that the server checks before it reads a file', async () => {
  const { posts } = takePostedForms(SENT);
  const progress: number[] = [];
  const end = await postForm({
    ...{ url: '/api/x', key: 'k', guard, fields: { a: 'x' }, files: { image_1: photo } },
    onProgress: (percent) => progress.push(percent),
  });
  expect(end).toEqual({ sent: true });
  expect(progress).toEqual([50]);
  const [post] = posts;
  const names = post?.body instanceof FormData ? [...post.body.keys()] : [];
  expect(names).toEqual(['a', 'website', 'filling_ms', 'image_1']);
  expect(post?.headers.has('content-type')).toBe(false);
});

test('a form without files is JSON, whatever its fields have', async () => {
  const { posts } = takePostedForms(SENT);
  const fields = { a: 'x', list: [{ id: 1 }] };
  await postForm({ url: '/api/x', key: 'k', guard, fields, onProgress: () => {} });
  const [post] = posts;
  expect(JSON.parse(String(post?.body))).toEqual({ ...fields, ...guard });
  expect(Object.fromEntries(post?.headers ?? [])).toEqual({
    ...{ accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'k' },
  });
});

test.each([
  ['never leaves the browser', 'offline' as const, 'offline'],
  ['is uploaded, but gets no response', 'lost' as const, 'perhaps-sent'],
  ['gets no response within its time limit', 'late' as const, 'perhaps-sent'],
  ['a proxy answers instead of the site', refused(504, 'Gateway Timeout'), 'perhaps-sent'],
  ['gets a 200 with another body', refused(200, ''), 'perhaps-sent'],
  ['gets a 200 with a list', { status: 200, body: [{ sent: true }] }, 'perhaps-sent'],
  ['is refused without its faults', { status: 422, body: { error: 'invalid' } }, 'not-sent'],
  ['is refused with unknown faults', refused(422, 'invalid', { a: 'wrong' }), 'not-sent'],
  ['is refused with a fault of null', refused(502, 'not-sent', { a: null }), 'perhaps-sent'],
  ['is too large for a proxy', refused(413, 'Entity Too Large'), 'not-sent'],
])('a form that %s', async (_what, answer, code) => {
  takePostedForms(answer);
  const end = await postForm({ url: '/', key: 'k', guard, fields: {}, onProgress: () => {} });
  expect(end).toEqual({ sent: false, code, faults: {} });
});

test('a form whose page is left before the minimum time is not posted', async () => {
  vi.useFakeTimers();
  const { posts } = takePostedForms(SENT);
  const form = document.createElement('form');
  document.body.append(form);
  const delivery = { form, handler: 'contact', url: '/api/contact', content: { fields: {} } };
  const end = deliver({ ...delivery, openedMs: performance.now(), onProgress: () => {} });
  form.remove();
  await vi.advanceTimersByTimeAsync(MINIMUM_FILLING_MS + 1);
  vi.useRealTimers();
  expect(await end).toMatchObject({ sent: false, code: 'left' });
  expect(posts).toEqual([]);
});
