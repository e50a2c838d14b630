import { expect, test } from 'vitest';
import { postForm } from '@/components/forms/post-form';
import { refused, SENT, takePostedForms } from '../../fixtures/posted-forms.ts';

const guard = { website: '', filling_ms: '9000' };
const photo = new File(['x'], 'foto.jpg');

test('files come after all that the server looks at before it looks at a file', async () => {
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

test('a form without files is JSON, with whatever its fields hold', async () => {
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
  ['does not even leave the browser', 'offline' as const, 'offline'],
  ['leaves it whole, and is not answered', 'lost' as const, 'perhaps-sent'],
  ['a proxy answers for the site', refused(504, 'Gateway Timeout'), 'perhaps-sent'],
  ['a page says is done, in words of its own', refused(200, ''), 'perhaps-sent'],
  ['a page answers with a list', { status: 200, body: [{ sent: true }] }, 'perhaps-sent'],
  ['is refused without its faults', { status: 422, body: { error: 'invalid' } }, 'not-sent'],
  ['is refused for faults that are none', refused(422, 'invalid', { a: 'wrong' }), 'not-sent'],
  ['is refused for a fault of no kind', refused(502, 'not-sent', { a: null }), 'perhaps-sent'],
  ['a proxy finds too large', refused(413, 'Entity Too Large'), 'not-sent'],
])('a form that %s', async (_what, answer, code) => {
  takePostedForms(answer);
  const end = await postForm({ url: '/', key: 'k', guard, fields: {}, onProgress: () => {} });
  expect(end).toEqual({ sent: false, code, faults: {} });
});
