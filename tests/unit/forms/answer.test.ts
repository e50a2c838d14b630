import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Reply } from '@/lib/forms/replies';
import en from '@/messages/en.json';
import { MULTIPART, part } from '../../fixtures/posted-body.ts';
import {
  contact,
  FIELDS,
  failing,
  freshAnswers,
  HEADERS,
  PAGE,
  replyOf,
  request,
  sends,
} from './answered-posts.ts';

/** The posted texts, which a page can show again. */
const VALUES = { name: 'Zoë', website: '', filling_ms: '9000' };

describe('a form that was sent', () => {
  it.each([undefined, '*/*', 'application/json'])(
    'answers a script that accepts %s with success',
    async (accept) => {
      const { answerPost } = await freshAnswers();
      const work = vi.fn(sends);
      const answer = await answerPost(request({ accept }), contact(work));
      expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
      expect(work.mock.lastCall?.[0]).toEqual({ fields: FIELDS });
    },
  );

  it.each([
    ['', '/contato?sent'],
    ['?lang=en', '/en/contact?sent'],
    ['?lang=es', '/es/contacto?sent'],
    ['?lang=//evil.example', '/contato?sent'],
    ['?lang=constructor', '/contato?sent'],
  ])('redirects a browser without script to the page that confirms it: %s', async (query, path) => {
    const { answerPost, readReply, readSent } = await freshAnswers();
    const work = vi.fn(sends);
    const answer = await answerPost(request({ accept: PAGE, query }), contact(work));
    expect(answer.status).toBe(303);
    expect(await replyOf(answer, readSent)).toEqual({ path, reply: VALUES });
    expect(await replyOf(answer, readReply)).toEqual({ path, reply: null });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a form that is rejected', () => {
  it('tells the script the reason, in its language, and the invalid fields', async () => {
    const { answerPost, Refusal } = await freshAnswers();
    const refusal = new Refusal('invalid', { faults: { name: 'required' } });
    const answer = await answerPost(request({ query: '?lang=en' }), failing(refusal));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(await answer.json()).toEqual({
      error: 'invalid',
      message: en.forms.refusals.invalid,
      fields: { name: 'required' },
    });
  });

  it.each([
    ['busy', 503, '30', null],
    ['too-large', 413, null, 'close'],
    ['too-slow', 408, null, 'close'],
    ['media-type', 415, null, null],
    ['malformed', 400, null, null],
    ['robot', 422, null, null],
  ] as const)('for the reason %s has its own status and headers', async (code, ...expected) => {
    const { answerPost, Refusal } = await freshAnswers();
    const retryAfterSeconds = code === 'busy' ? 30 : undefined;
    const refusal = new Refusal(code, { retryAfterSeconds });
    const { status, headers } = await answerPost(request(), failing(refusal));
    expect([status, headers.get('retry-after'), headers.get('connection')]).toEqual(expected);
  });

  it('for an image that is too large says so, and leaves the connection open', async () => {
    const { answerPost, Refusal } = await freshAnswers();
    const faults = { realname: 'required', image_2: 'image-size' } as const;
    const answer = await answerPost(request(), failing(new Refusal('invalid', { faults })));
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, null]);
    expect(await answer.json()).toMatchObject({ error: 'invalid', fields: faults });
  });

  it('redirects a browser without script to the form with its answers', async () => {
    const { answerPost, Refusal, readReply } = await freshAnswers();
    const faults = { email: 'email' } as const;
    const post = failing(new Refusal('invalid', { faults }));
    const answer = await answerPost(request({ accept: PAGE, query: '?lang=en' }), post);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(await replyOf(answer, readReply)).toEqual({
      path: '/en/contact?reply',
      reply: { code: 'invalid', faults, values: VALUES },
    });
  });
});

describe('a post whose body broke off', () => {
  it('returns what had been read, and sends none of it', async () => {
    const { answerPost, Refusal, readReply } = await freshAnswers();
    const send = vi.fn(sends);
    const read = async () => ({ fields: { name: 'Zoë' }, refusal: new Refusal('too-large') });
    const answer = await answerPost(request({ accept: PAGE }), contact(send, { read }));
    expect(await replyOf(answer, readReply)).toEqual({
      path: '/contato?reply',
      reply: { code: 'too-large', faults: {}, values: { name: 'Zoë' } },
    });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a post that is refused unread', () => {
  const TYPED = 'name=Zo%C3%AB&ids=1%2C2&message=Um%0ADois';
  const typed = { name: 'Zoë', ids: '1,2', message: 'Um\nDois' };
  const posted = (body: string, type = 'application/x-www-form-urlencoded') =>
    new Request(request({ accept: PAGE }), { body, headers: { ...HEADERS, 'content-type': type } });

  async function refusedFor(code: 'rate' | 'busy' | 'origin', body: Request) {
    const { answerPost, Refusal, readReply } = await freshAnswers();
    const read = async () => {
      throw new Refusal(code);
    };
    return replyOf(await answerPost(body, contact(sends, { read })), readReply);
  }

  it.each(['rate', 'busy'] as const)('for %s returns what was typed', async (code) => {
    expect(await refusedFor(code, posted(TYPED))).toEqual({
      path: '/contato?reply',
      reply: { code, faults: {}, values: typed },
    });
  });

  it('returns the texts of a form with files, and no file', async () => {
    const body = `${part('name', 'Zoë')}${part('image_1', 'x'.repeat(40_000), 'a.jpg')}--x--\n`;
    const { reply } = await refusedFor('rate', posted(body.replaceAll('\n', '\r\n'), MULTIPART));
    expect(reply).toMatchObject({ values: { name: 'Zoë' } });
    expect(Object.keys((reply as Reply).values)).toEqual(['name']);
  });

  it('returns at most 32 KB of texts', async () => {
    const { reply } = await refusedFor(
      'rate',
      posted(`a=${'x'.repeat(20_000)}&b=${'y'.repeat(60_000)}`),
    );
    const { a, b } = (reply as Reply).values;
    expect([a?.length, (a?.length ?? 0) + (b?.length ?? 0)]).toEqual([20_000, 32 * 1024 - 5]);
  });

  it('is not read when it is cross-origin', async () => {
    const body = posted(TYPED);
    expect((await refusedFor('origin', body)).reply).toEqual({
      ...{ code: 'origin', faults: {}, values: {} },
    });
    expect(body.bodyUsed).toBe(false);
  });

  it.each(['application/json', 'text/plain', ''])('returns nothing of %j', async (type) => {
    expect((await refusedFor('rate', posted('{}', type))).reply).toMatchObject({ values: {} });
  });
});

describe('a form posted with another action than send', () => {
  const asks = contact(async () => 'asked');

  it('returns as it was filled in, without faults', async () => {
    const { answerPost, readReply } = await freshAnswers();
    const answer = await answerPost(request({ accept: PAGE, query: '?lang=es' }), asks);
    expect(answer.status).toBe(303);
    expect(await replyOf(answer, readReply)).toEqual({
      path: '/es/contacto?reply',
      reply: { code: null, faults: {}, values: VALUES },
    });
  });

  it('is not reported as sent', async () => {
    const { answerPost } = await freshAnswers();
    const answer = await answerPost(request(), asks);
    expect([answer.status, await answer.json()]).toEqual([200, { sent: false }]);
  });
});

describe('a service that fails', () => {
  async function failed(accept?: string) {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const modules = await freshAnswers();
    const exchange = { service: 'panel', method: 'POST', url: '/api/contact/pt' } as const;
    const error = new modules.StatusError(500, exchange);
    const answer = await modules.answerPost(request({ accept }), failing(error));
    return { ...modules, answer, warnings: warn.mock.calls };
  }

  it('gives 502 and one line in the log', async () => {
    const { answer, warnings } = await failed();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await answer.json()).toMatchObject({ error: 'not-sent', fields: {} });
    expect(warnings).toEqual([['StatusError: panel: POST /api/contact/pt: status 500']]);
  });

  it('preserves the answers of a browser without script', async () => {
    const { answer, readReply } = await failed(PAGE);
    expect(await replyOf(answer, readReply)).toEqual({
      path: '/contato?reply',
      reply: { code: 'not-sent', faults: {}, values: VALUES },
    });
  });

  it('is distinguished from an error of the site itself, which is never hidden', async () => {
    const { answerPost } = await freshAnswers();
    const fault = new TypeError('a fault');
    await expect(answerPost(request(), failing(fault))).rejects.toBe(fault);
    await expect(answerPost(request({ accept: PAGE }), failing(fault))).rejects.toBe(fault);
  });
});
