import { describe, expect, it, vi } from 'vitest';
import { movableClock } from '../../fixtures/movable-clock.ts';
import {
  contact,
  FIELDS,
  failing,
  freshAnswers,
  type Handler,
  PAGE,
  request,
  sends,
} from './answered-posts.ts';

describe('before a form is read', () => {
  it('a cross-origin post is refused unread, and does not count against the rate limit of the visitor', async () => {
    const { answerPost } = await freshAnswers();
    const read = vi.fn(contact(sends).read);
    for (let one = 0; one < 6; one += 1) {
      const foreign = request({ origin: 'https://evil.example' });
      expect((await answerPost(foreign, contact(sends, { read }))).status).toBe(403);
    }
    expect(read).not.toHaveBeenCalled();
    expect((await answerPost(request(), contact(sends, { read }))).status).toBe(200);
  });

  it('the sixth post within a minute is refused, for this visitor and form only', async () => {
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

  it('files of a post are released, whatever its outcome', async () => {
    const { answerPost, Refusal } = await freshAnswers();
    const close = vi.fn(async () => {});
    const reads = (more: object) => ({ read: async () => ({ fields: FIELDS, close, ...more }) });
    const refused = new Refusal('malformed');
    const robot = { fields: { ...FIELDS, website: 'x' } };
    const ends = [contact(sends, reads({})), contact(sends, reads(robot))];
    ends.push({ ...failing(refused), ...reads({}) });
    const statuses: number[] = [];
    for (const form of ends) statuses.push((await answerPost(request(), form)).status);
    expect(statuses).toEqual([200, 422, 400]);
    expect(close).toHaveBeenCalledTimes(3);
  });

  it('a refusal is counted by its code, and a successful post is not', async () => {
    const { answerPost, counts } = await freshAnswers();
    await answerPost(request(), contact(sends));
    for (const accept of [undefined, PAGE]) {
      await answerPost(request({ accept, origin: 'https://evil.example' }), contact(sends));
    }
    expect([...(counts().get('refusals') ?? [])]).toEqual([['origin', 2]]);
  });
});
