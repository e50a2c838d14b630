import { describe, expect, it, onTestFinished, vi } from 'vitest';
import en from '@/messages/en.json';
import pt from '@/messages/pt.json';
import { readPlainPage } from '../../fixtures/plain-pages.ts';
import { contact, FIELDS, failing, freshAnswers, PAGE, request, sends } from './answered-posts.ts';

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
    ['', 'pt'],
    ['?lang=en', 'en'],
    ['?lang=es', 'es'],
    ['?lang=//evil.example', 'pt'],
    ['?lang=constructor', 'pt'],
  ])('answers a browser without script with a page in its language: %s', async (query, lang) => {
    const { answerPost } = await freshAnswers();
    const work = vi.fn(sends);
    const answer = await answerPost(request({ accept: PAGE, query }), contact(work));
    const { headers } = answer;
    expect([headers.get('cache-control'), headers.get('content-language')]).toEqual([
      ...['no-store', lang],
    ]);
    expect(await readPlainPage(answer)).toEqual({
      ...{ status: 200, lang, title: 'Thanks', text: 'We write.', rows: [], after: undefined },
    });
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

  it('answers a browser without script with the faults by label, and no link to the form', async () => {
    const { answerPost, Refusal } = await freshAnswers();
    const faults = { 'talents.2.id': 'choice', email: 'email', other: 'long' } as const;
    const post = failing(new Refusal('invalid', { faults }));
    const answer = await answerPost(request({ accept: PAGE, query: '?lang=en' }), post);
    expect(await readPlainPage(answer.clone())).toEqual({
      ...{ status: 422, lang: 'en', title: en.pages.contact, text: en.forms.refusals.invalid },
      rows: ['Email email email', 'Talents talents.2.id choice'],
      after: en.forms.goBack,
    });
    expect(await answer.text()).not.toContain('/en/contact');
  });

  it.each([
    ['rate', 429, '7', true],
    ['busy', 503, '7', true],
    ['too-large', 413, null, true],
    ['robot', 422, null, true],
    // There is nothing to go back to.
    ['origin', 403, null, false],
  ] as const)('answers a browser without script with a page: %s', async (code, ...expected) => {
    const { answerPost, Refusal } = await freshAnswers();
    const retryAfterSeconds = expected[1] ? 7 : undefined;
    const answer = await answerPost(
      request({ accept: PAGE }),
      failing(new Refusal(code, { retryAfterSeconds })),
    );
    const { status, text, after } = await readPlainPage(answer);
    const isBack = after === pt.forms.goBack;
    expect([status, answer.headers.get('retry-after'), isBack]).toEqual(expected);
    expect(text).toBe(pt.forms.refusals[code]);
  });
});

describe('a post without script that is refused unread', () => {
  const refusedFor = async (code: 'rate' | 'origin', more = {}) => {
    const { answerPost, Refusal } = await freshAnswers();
    const post = new Request(request({ accept: PAGE }), { body: `name=${'x'.repeat(70_000)}` });
    const read = async () => {
      throw new Refusal(code);
    };
    const answer = await answerPost(post, contact(sends, { read, ...more }));
    return [answer.status, post.bodyUsed];
  };

  it('is read to its end, so that the browser shows the page', async () => {
    expect(await refusedFor('rate')).toEqual([429, true]);
  });

  it('stays unread if it is cross-origin', async () => {
    expect(await refusedFor('origin')).toEqual([403, false]);
  });
});

describe('a service that fails', () => {
  async function failed(accept?: string) {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const modules = await freshAnswers();
    const exchange = { service: 'panel', method: 'POST', url: '/api/contact/pt' } as const;
    const error = new modules.StatusError(500, exchange, Date.now() + 30_000);
    const answer = await modules.answerPost(request({ accept }), failing(error));
    return { ...modules, answer, warnings: warn.mock.calls };
  }

  it('gives 502 and one line in the log', async () => {
    const { answer, warnings } = await failed();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await answer.json()).toMatchObject({ error: 'not-sent', fields: {} });
    expect(warnings).toEqual([['StatusError: panel: POST /api/contact/pt: status 500']]);
  });

  it('gives a browser without script a page, with the time of the next try if it is known', async () => {
    const { answer } = await failed(PAGE);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await readPlainPage(answer)).toMatchObject({
      ...{ status: 502, text: pt.forms.refusals['not-sent'], rows: [], after: pt.forms.goBack },
    });
  });

  it('is distinguished from an error of the site itself, which is never hidden', async () => {
    const { answerPost } = await freshAnswers();
    const fault = new TypeError('a fault');
    await expect(answerPost(request(), failing(fault))).rejects.toBe(fault);
    await expect(answerPost(request({ accept: PAGE }), failing(fault))).rejects.toBe(fault);
  });
});
