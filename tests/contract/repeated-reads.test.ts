import { beforeEach, describe, expect, it } from 'vitest';
import { changeLimits } from '../fixtures/changed-limits.ts';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { type Answers, type Received, startServices } from '../fixtures/scripted-server.ts';

const person = (id: number) => ({ id, name: `Person ${id}`, slug: `person-${id}` });

let answers: Answers;
let received: readonly Received[];
let url: string;
beforeEach(async () => {
  answers = {
    '/api/talents': [1, 2].map(person),
    '/api/talent/profile': { data: person(1) },
    '/api/slides/home': [{ id: 1, image_mobile: 'a.jpg' }],
    '/api/slides/banner': [{ id: 2, image_mobile: 'b.jpg' }],
  };
  ({ url, received } = await startServices(answers));
});

const asked = () =>
  received.map(({ path }) => path.split('?')[0]).filter((p) => !/ign|log/.test(`${p}`));

/** A process, its reads, and a way to invalidate them. */
async function begun() {
  const client = await freshClient(url);
  return { ...client, ...(await import('@/lib/panel/refresh')) };
}

describe('an invalidated read', () => {
  it('is named with its error where that fails', async () => {
    collectWarnings();
    const { readSlides, refresh } = await begun();
    await readSlides('home');
    await readSlides('banner');
    answers['/api/slides/home'] = (response) => response.writeHead(403).end('{}');
    const { refreshed, failed } = await refresh(['slides'], false);
    expect(refreshed).toEqual([expect.stringContaining('/api/slides/banner')]);
    expect(failed).toEqual([expect.stringMatching(/\/api\/slides\/home.*: HTTP_403$/)]);
  });

  it('is left to the next visitor when there are too many at once, lists first', async () => {
    await changeLimits({ refreshedAtOnce: 1 });
    const { readProfile, readRoster, refresh } = await begun();
    await readRoster();
    await readProfile(1);
    const before = asked().length;
    const { refreshed, due } = await refresh(['talents'], false);
    expect(refreshed).toEqual([expect.stringContaining('/api/talents')]);
    expect(due).toBe(1);
    expect(asked().slice(before)).toEqual(['/api/talents']);
    await readProfile(1);
    expect(asked().slice(before)).toEqual(['/api/talents', '/api/talent/profile']);
  });

  it('is left to the next visitor too when another instance received the invalidation', async () => {
    const { readSlides } = await begun();
    await readSlides('home');
    const { publishInvalidation } = await import('@/lib/cache/invalidations');
    await publishInvalidation({ tags: ['slides'], force: false, at: Date.now() });
    await readSlides('home');
    expect(asked()).toHaveLength(1);
    const key = Symbol.for('vitrine.invalidations');
    const { listeners } = Reflect.get(globalThis, key) as {
      listeners: Map<string, (refresh: object) => void>;
    };
    for (const listener of listeners.values()) {
      listener({ tags: ['slides'], force: false, at: Date.now(), own: false });
    }
    await readSlides('home');
    expect(asked()).toHaveLength(2);
  });
});
