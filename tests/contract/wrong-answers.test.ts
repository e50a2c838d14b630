import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { movableClock } from '../fixtures/movable-clock.ts';
import { collectWarnings, freshClient, type PanelClient } from '../fixtures/panel-client.ts';
import { type Answers, sendJson, startServices } from '../fixtures/scripted-server.ts';

const talents = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, name: `Ana ${place + 1}` }));
const attributes = (...names: string[]) => ({
  countries: names.map((value, place) => ({ id: place + 1, value })),
  skin_tone: [{ id: 1, value: 'Brown' }],
});
const NO_SKIN_TONES = { ...attributes('B'), skin_tone: [] };
const posts = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...{ id: place + 1, slug: `post-${place + 1}`, title: `Post ${place + 1}` },
  }));
const slides = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, image_mobile: 'a.jpg' }));
const nothing = 'null';

type Read = (client: PanelClient) => Promise<unknown>;

const roster: Read = async (client) => (await client.readRoster()).talents.length;
const home: Read = async (client) => (await client.readSlides('home')).length;
const about: Read = async (client) => (await client.readEntity('about', 'pt'))?.title;
const countries: Read = async (client) =>
  (await client.readCountriesAndSkinTones('pt')).countries.map(({ label }) => label).join();
const cities: Read = async (client) => (await client.readCities('1')).length;
const blog: Read = async (client) =>
  (await client.readPosts(10, 1)).posts.filter((post) => post !== null).length;
const someone: Read = async (client) => (await client.readProfile(1))?.name;

/** A service whose answer to one path changes, and what a page reads of it at any time. */
async function service(path: string, read: Read, good: unknown, more: Answers = {}) {
  const clock = movableClock();
  collectWarnings();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  let answer = good;
  const { url, received } = await startServices({
    ...more,
    [path]: (response) =>
      answer === 404 ? sendJson(response, 404, {}) : sendJson(response, 200, answer ?? null),
  });
  const client = await freshClient(url);
  return {
    read: () => read(client),
    setStatus: (next: unknown) => {
      answer = next === nothing ? null : next;
    },
    pass: (ms: number) => clock.advance(ms),
    calls: () => received.filter((call) => call.path.startsWith(path)).length,
    errors: () => logged.mock.calls.map((call) => call.join(' ')),
  };
}

const DATA = { data: {} };
const MORE = { '/api/talents': talents(3) };
const ANA = { id: 1, name: 'Ana' };

describe('a well-formed but implausible answer', () => {
  it.each<[string, string, Read, unknown, unknown, Answers?]>([
    ['an empty roster', '/api/talents', roster, talents(10), []],
    ['a roster less than half', '/api/talents', roster, talents(10), talents(4)],
    ['a roster of records of no use', '/api/talents', roster, talents(10), [{}, {}, {}]],
    ['nothing for a roster', '/api/talents', roster, talents(10), nothing],
    ['slides without a list', '/api/slides/home', home, slides(3), DATA],
    ['no slides', '/api/slides/home', home, slides(3), []],
    ['a text without words', '/api/entities/about', about, { title: 'Nós' }, DATA],
    ['a blank text', '/api/entities/about', about, { title: 'Nós' }, { description: ' ' }],
    ['nothing for a text', '/api/entities/about', about, { title: 'Nós' }, nothing],
    ['404 for a text', '/api/entities/about', about, { title: 'Nós' }, 404],
    ['an empty record for attributes', '/api/talents/attributes', countries, attributes('A'), {}],
    ['no countries', '/api/talents/attributes', countries, attributes('A'), attributes()],
    ['no skin tones', '/api/talents/attributes', countries, attributes('A'), NO_SKIN_TONES],
    ['no cities', '/api/talents/attributes', cities, { cities: [{ id: 1, value: 'S' }] }, {}],
    ['posts without a list', '/api/posts/blog/pt', blog, posts(3), DATA],
    ['no posts', '/api/posts/blog/pt', blog, posts(3), { data: [], last_page: 1 }],
    ['posts of no use', '/api/posts/blog/pt', blog, posts(3), [{}, {}, {}]],
    ['an empty profile', '/api/talent/profile', someone, ANA, DATA, MORE],
    ['404 for a listed talent', '/api/talent/profile', someone, ANA, 404, MORE],
  ])('%s leaves the cached answer in use, and the next attempt comes soon', async (...test) => {
    const [, path, read, good, wrong, more] = test;
    const panel = await service(path, read, good, more);
    const cached = await panel.read();
    expect(cached).toBeTruthy();
    panel.setStatus(wrong);
    await panel.pass(TIMES.fresh.options + 1);
    const calls = panel.calls();
    expect(await panel.read()).toEqual(cached);
    expect(panel.calls()).toBe(calls + 1);
    await panel.pass(TIMES.services.pauseMs + 1);
    expect(await panel.read()).toEqual(cached);
    await expect.poll(panel.calls).toBe(calls + 2);
    panel.setStatus(good);
    await panel.pass(TIMES.services.pauseMs + 1);
    expect(await panel.read()).toEqual(cached);
  });

  it.each<[string, string, Read, unknown, Answers?]>([
    ['a roster of records of no use', '/api/talents', roster, [{}, {}, {}]],
    ['no countries', '/api/talents/attributes', countries, attributes()],
    ['404 for a listed talent', '/api/talent/profile', someone, 404, MORE],
  ])('%s is a failure when nothing is cached', async (_what, path, read, wrong, more) => {
    const panel = await service(path, read, wrong, more);
    await expect(panel.read()).rejects.toMatchObject({
      name: 'ImplausibleAnswerError',
      code: 'DOUBTFUL',
    });
  });

  it('an empty roster is believed at once when none was longer, and so is its growth', async () => {
    const panel = await service('/api/talents', roster, []);
    expect(await panel.read()).toBe(0);
    panel.setStatus(talents(2));
    await panel.pass(TIMES.fresh.roster + 1);
    await panel.read();
    await expect.poll(panel.read).toBe(2);
  });

  it('a text without words is none where there never was one', async () => {
    const panel = await service(
      '/api/entities/about',
      ({ readEntity }) => readEntity('about', 'pt'),
      {},
    );
    expect(await panel.read()).toBeNull();
  });

  it.each<[string, string, Read]>([
    ['no text', '/api/entities/about', about],
    ['no list of choices', '/api/talents/attributes', countries],
  ])('null is %s, and does not mean that there is none', async (_what, path, read) => {
    const panel = await service(path, read, null);
    await expect(panel.read()).rejects.toMatchObject({ name: 'UnreadableError' });
  });

  it('is logged as an error, with what was wrong', async () => {
    const panel = await service('/api/talents', roster, talents(10));
    await panel.read();
    panel.setStatus(talents(4));
    await panel.pass(TIMES.fresh.roster + 1);
    await panel.read();
    expect(panel.errors()).toEqual([
      'ImplausibleAnswerError: integration: POST /api/talents: 4 records instead of 10 (the previous answer remains in use)',
    ]);
  });
});

describe('a genuine large change', () => {
  it.each<[string, string, Read, unknown, unknown, unknown]>([
    ['half of a roster', '/api/talents', roster, talents(10), talents(5), 5],
    ['ten times a roster', '/api/talents', roster, talents(10), talents(100), 100],
    ['one slide of nine', '/api/slides/home', home, slides(9), slides(1), 1],
    ['one post of nine', '/api/posts/blog/pt', blog, posts(9), posts(1), 1],
    ['a new text', '/api/entities/about', about, { title: 'Nós' }, { title: 'Eles' }, 'Eles'],
    [
      'other countries',
      ...['/api/talents/attributes', countries, attributes('A', 'B', 'C'), attributes('D')],
      'D',
    ] as never,
  ])('%s is believed at once', async (_what, path, read, before, after, seen) => {
    const panel = await service(path, read, before);
    await panel.read();
    panel.setStatus(after);
    await panel.pass(TIMES.fresh.options + 1);
    expect(await panel.read()).toEqual(seen);
    expect(panel.errors()).toEqual([]);
  });

  it('a small roster is believed after three such answers over ten minutes, and not before', async () => {
    const panel = await service('/api/talents', roster, talents(10));
    await panel.read();
    panel.setStatus(talents(2));
    await panel.pass(TIMES.fresh.roster + 1);
    for (let time = 0; time < 4; time += 1) {
      expect(await panel.read()).toBe(10);
      await panel.pass(TIMES.services.doubtMs / 4 - 1_000);
    }
    await panel.pass(5_000);
    expect(await panel.read()).toBe(2);
    expect(panel.errors()).toHaveLength(4);
  });

  it('a text is linked until three 404s over ten minutes', async () => {
    const isLinked: Read = ({ hasEntity }) => hasEntity('about', 'pt');
    const panel = await service('/api/entities/about', isLinked, { title: 'Nós' });
    await panel.read();
    panel.setStatus(404);
    await panel.pass(TIMES.fresh.page + 1);
    for (let time = 0; time < 3; time += 1) {
      expect(await panel.read()).toBe(true);
      await panel.pass(TIMES.services.doubtMs / 4 - 1_000);
    }
    await panel.pass(TIMES.services.doubtMs);
    expect(await panel.read()).toBe(false);
    panel.setStatus({ title: 'Nós' });
    await panel.pass(TIMES.services.pauseMs + 1);
    expect(await panel.read()).toBe(true);
  });

  it('two answers far apart are not three', async () => {
    const panel = await service('/api/talents', roster, talents(10));
    await panel.read();
    panel.setStatus([]);
    await panel.pass(TIMES.fresh.roster + 1);
    expect(await panel.read()).toBe(10);
    await panel.pass(TIMES.services.doubtMs * 2);
    expect(await panel.read()).toBe(10);
    await panel.pass(TIMES.services.pauseMs + 1);
    expect(await panel.read()).toBe(0);
  });

  it('a good answer in between resets the count', async () => {
    const panel = await service('/api/talents', roster, talents(10));
    await panel.read();
    for (const [answer, shown] of [
      ...[[2, 10] as const, [2, 10] as const, [9, 9] as const, [2, 9] as const, [2, 9] as const],
    ]) {
      panel.setStatus(talents(answer));
      await panel.pass(TIMES.fresh.roster + 1);
      expect(await panel.read()).toBe(shown);
    }
  });
});
