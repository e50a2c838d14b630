import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { movableClock } from '../../fixtures/movable-clock.ts';

type Answer = typeof import('@/lib/forms/answer');
type Post = Parameters<Answer['answerPost']>[1];
type Work = Post['work'];

/** The modules of a process that has just begun: nobody has posted yet. */
async function fresh() {
  beginProcess({ SITE_URL: 'https://vitrine.test', TRUSTED_PROXY_HOPS: '1' });
  return {
    ...(await import('@/lib/forms/answer')),
    ...(await import('@/lib/forms/refusal')),
    ...(await import('@/lib/forms/replies')),
    ...(await import('@/lib/panel/errors')),
  };
}

const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

type Sent = { accept?: string; origin?: string; query?: string; from?: string };

function request({ accept, origin = 'https://vitrine.test', query = '', from }: Sent = {}) {
  const headers = { origin, 'x-forwarded-for': from ?? '203.0.113.1', ...(accept && { accept }) };
  return new Request(`http://10.0.0.5:3000/api/contact${query}`, { method: 'POST', headers });
}

const contact = (work: Work): Post => ({ form: 'contact', page: 'contact', work });
const sends: Work = async () => {};

/** A form that was read, and then not taken because of this. */
const failing = (error: unknown): Post =>
  contact(async (values) => {
    values.name = 'Zoë';
    throw error;
  });

/** The reply that the page of a redirect reads. */
async function replyOf(answer: Response, read: (token: string) => Promise<unknown>) {
  const [, path, token = ''] =
    /^(.*)\?reply=(.*)$/.exec(answer.headers.get('location') ?? '') ?? [];
  return { path, reply: await read(token) };
}

describe('a form that was sent', () => {
  it.each([undefined, '*/*', 'application/json'])(
    'is said to a script that takes %s',
    async (accept) => {
      const { answerPost } = await fresh();
      const work = vi.fn(sends);
      const answer = await answerPost(request({ accept }), contact(work));
      expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
      expect(work).toHaveBeenCalledWith({}, true);
    },
  );

  it.each([
    ['', '/contato?sent=1'],
    ['?lang=en', '/en/contact?sent=1'],
    ['?lang=es', '/es/contacto?sent=1'],
    ['?lang=//evil.example', '/contato?sent=1'],
    ['?lang=constructor', '/contato?sent=1'],
  ])('leads a browser without script on to its page: %s', async (query, location) => {
    const { answerPost } = await fresh();
    const work = vi.fn(sends);
    const answer = await answerPost(request({ accept: PAGE, query }), contact(work));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('');
    expect(work).toHaveBeenCalledWith({}, false);
  });
});

describe('a form that is not taken', () => {
  it('is told to the script: why, in its language, and which fields', async () => {
    const { answerPost, Refusal } = await fresh();
    const refusal = new Refusal('invalid', { faults: { name: 'required' } });
    const answer = await answerPost(request({ query: '?lang=en' }), failing(refusal));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(await answer.json()).toEqual({
      error: 'invalid',
      message: 'Not sent: review the marked fields.',
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
  ] as const)('as %s has a status and headers of its own', async (code, ...expected) => {
    const { answerPost, Refusal } = await fresh();
    const retryAfterSeconds = code === 'busy' ? 30 : undefined;
    const refusal = new Refusal(code, { retryAfterSeconds });
    const { status, headers } = await answerPost(request(), failing(refusal));
    expect([status, headers.get('retry-after'), headers.get('connection')]).toEqual(expected);
  });

  it('because of an image that is too large is said to be too large, and ends no connection', async () => {
    const { answerPost, Refusal } = await fresh();
    const faults = { realname: 'required', image_2: 'image-size' } as const;
    const answer = await answerPost(request(), failing(new Refusal('invalid', { faults })));
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, null]);
    expect(await answer.json()).toMatchObject({ error: 'invalid', fields: faults });
  });

  it('comes back to a browser without script, with its answers', async () => {
    const { answerPost, Refusal, readReply } = await fresh();
    const faults = { email: 'email' } as const;
    const post = failing(new Refusal('invalid', { faults }));
    const answer = await answerPost(request({ accept: PAGE, query: '?lang=en' }), post);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(await replyOf(answer, readReply)).toEqual({
      path: '/en/contact',
      reply: { code: 'invalid', faults, values: { name: 'Zoë' } },
    });
  });
});

describe('a service that fails', () => {
  async function failed(accept?: string) {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const modules = await fresh();
    const exchange = { service: 'panel', method: 'POST', url: '/api/contact/pt' } as const;
    const error = new modules.StatusError(500, exchange);
    const answer = await modules.answerPost(request({ accept }), failing(error));
    return { ...modules, answer, warnings: warn.mock.calls };
  }

  it('is 502, and one line in the log', async () => {
    const { answer, warnings } = await failed();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await answer.json()).toMatchObject({ error: 'not-sent', fields: {} });
    expect(warnings).toEqual([['StatusError: panel: POST /api/contact/pt: status 500']]);
  });

  it('loses no answer of a browser without script', async () => {
    const { answer, readReply } = await failed(PAGE);
    expect(await replyOf(answer, readReply)).toEqual({
      path: '/contato',
      reply: { code: 'not-sent', faults: {}, values: { name: 'Zoë' } },
    });
  });

  it('is told from a fault of the site itself, which nothing hides', async () => {
    const { answerPost } = await fresh();
    const fault = new TypeError('a fault');
    await expect(answerPost(request(), failing(fault))).rejects.toBe(fault);
    await expect(answerPost(request({ accept: PAGE }), failing(fault))).rejects.toBe(fault);
  });
});

describe('before a form is read', () => {
  it('a post of another site is refused, and takes none of the five posts of its visitor', async () => {
    const { answerPost } = await fresh();
    const work = vi.fn(sends);
    for (let one = 0; one < 6; one += 1) {
      const foreign = request({ origin: 'https://evil.example' });
      expect((await answerPost(foreign, contact(work))).status).toBe(403);
    }
    expect(work).not.toHaveBeenCalled();
    expect((await answerPost(request(), contact(work))).status).toBe(200);
  });

  it('the sixth post within a minute is refused, of this visitor and form alone', async () => {
    const clock = movableClock();
    const { answerPost } = await fresh();
    const work = vi.fn(sends);
    const statuses = [];
    for (let one = 0; one < 6; one += 1) {
      statuses.push((await answerPost(request(), contact(work))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(work).toHaveBeenCalledTimes(5);
    const refused = await answerPost(request(), contact(work));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: 'rate', fields: {} });
    expect((await answerPost(request({ from: '203.0.113.2' }), contact(work))).status).toBe(200);
    const other: Post = { form: 'get-scouted', page: 'be-a-model', work };
    expect((await answerPost(request(), other)).status).toBe(200);
    await clock.advance(55_000);
    expect((await answerPost(request(), contact(work))).status).toBe(429);
    await clock.advance(6_000);
    expect((await answerPost(request(), contact(work))).status).toBe(200);
  });

  it('a browser without script is told on the page of its form', async () => {
    const { answerPost, readReply } = await fresh();
    const foreign = request({ accept: PAGE, origin: 'https://evil.example' });
    expect(await replyOf(await answerPost(foreign, contact(sends)), readReply)).toEqual({
      path: '/contato',
      reply: { code: 'origin', faults: {}, values: {} },
    });
  });
});
