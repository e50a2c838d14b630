import { describe, expect, it, vi } from 'vitest';
import { movableClock } from '../../fixtures/movable-clock.ts';
import {
  contact,
  freshAnswers,
  type Handler,
  PAGE,
  replyOf,
  request,
  sends,
} from './answered-posts.ts';

describe('before a form is read', () => {
  it('a post of another site is refused, and takes none of the five posts of its visitor', async () => {
    const { answerPost } = await freshAnswers();
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
    const { answerPost } = await freshAnswers();
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
    const other: Handler = contact(work, { name: 'scouting', page: 'be-a-model' });
    expect((await answerPost(request(), other)).status).toBe(200);
    await clock.advance(55_000);
    expect((await answerPost(request(), contact(work))).status).toBe(429);
    await clock.advance(6_000);
    expect((await answerPost(request(), contact(work))).status).toBe(200);
  });

  it('nothing is read of a post of another site', async () => {
    const { answerPost } = await freshAnswers();
    const read = vi.fn(contact(sends).read);
    await answerPost(request({ origin: 'https://evil.example' }), contact(sends, { read }));
    expect(read).not.toHaveBeenCalled();
    await answerPost(request(), contact(sends, { read }));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('a form may have a place to wait for, which is left when its work ends', async () => {
    const { answerPost, Refusal } = await freshAnswers();
    const order: string[] = [];
    const slotted = contact(sends, {
      async inSlot(_request, work) {
        order.push('begin');
        try {
          return await work();
        } finally {
          order.push('end');
        }
      },
      send: async () => {
        order.push('send');
        throw new Refusal('invalid');
      },
    });
    expect((await answerPost(request(), slotted)).status).toBe(422);
    expect(order).toEqual(['begin', 'send', 'end']);
  });

  it('a browser without script is told on the page of its form', async () => {
    const { answerPost, readReply } = await freshAnswers();
    const foreign = request({ accept: PAGE, origin: 'https://evil.example' });
    expect(await replyOf(await answerPost(foreign, contact(sends)), readReply)).toEqual({
      path: '/contato',
      reply: { code: 'origin', faults: {}, values: {} },
    });
  });
});
