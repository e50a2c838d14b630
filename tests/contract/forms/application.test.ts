import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPanel } from '../../demo-panel/start.ts';
import {
  CHOSEN,
  type Fields,
  fileOf,
  formOf,
  photo,
  RECEIVED,
  smallApplication,
  TYPED,
  wholeApplication,
} from '../../fixtures/application.ts';
import { freshFormHandlers } from '../../fixtures/form-handlers.ts';
import { callsTo, collectWarnings } from '../../fixtures/panel-client.ts';

const KEY = '123e4567-e89b-42d3-a456-426614174abc';
const PAGE = { accept: 'text/html' };

let whole: Fields;
beforeAll(async () => {
  whole = await wholeApplication();
});

async function site() {
  const panel = await startPanel({ talents: 1 });
  onTestFinished(() => panel.close());
  const { post, readReply } = await freshFormHandlers(panel.url);
  const send = (fields: Fields, headers: Record<string, string> = {}, from?: string) =>
    post('get-scouted', { body: formOf(fields), headers, ...(from && { from }) });
  /** As a browser without script does: no key, and no time that a script measured. */
  const press = ({ filling_ms: _time, ...fields }: Fields) =>
    post('get-scouted', { body: formOf(fields), headers: PAGE, query: '?lang=en' });
  /** What the form is shown again, when it is. */
  const reply = (answer: Response) =>
    readReply(answer.headers.get('location')?.split('?reply=')[1]);
  return { panel, send, press, reply };
}

describe('an application arrives', () => {
  it('as it was filled in, its photos cleaned and under names of this site', async () => {
    const { panel, send } = await site();
    const [first] = Array.isArray(whole.image_1) ? whole.image_1 : [];
    const payload = fileOf('PK\x03\x04 hidden payload');
    const image_1: [Blob, string] = [new Blob([first ?? '', payload]), '../../etc/passwd\r\n.jpg'];
    const answer = await send({ ...whole, image_1, role: 'admin' }, { 'idempotency-key': KEY });
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
    const [entry, ...others] = panel.entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'get-scouted', key: KEY });
    expect(entry?.fields).toEqual(RECEIVED);
    expect(entry?.files.map(({ field, name, type }) => [field, name, type])).toEqual([
      ['image_1', 'photo-1.jpg', 'image/jpeg'],
      ['image_2', 'photo-2.jpg', 'image/jpeg'],
      ['image_3', 'photo-3.png', 'image/png'],
      ['image_4', 'photo-4.png', 'image/png'],
    ]);
    const sent = await fetch(`${panel.url}/outbox/${entry?.id}/image_1`);
    const content = Buffer.from(await sent.arrayBuffer());
    expect(content.includes('hidden payload')).toBe(false);
    const { width, height, exif } = await sharp(content).metadata();
    expect([width, height, exif]).toEqual([1800, 2400, undefined]);
  });

  it('each photo in its place, whatever the order in which they came', async () => {
    const { panel, send } = await site();
    const { image_1: _first, ...fields } = await smallApplication();
    const blue = await photo('#00c');
    expect((await send({ ...fields, image_1: blue })).status).toBe(200);
    const [entry] = panel.entries();
    for (const [slot, expected] of [
      ['image_1', 'blue'],
      ['image_2', 'red'],
    ] as const) {
      const sent = await fetch(`${panel.url}/outbox/${entry?.id}/${slot}`);
      const { dominant } = await sharp(Buffer.from(await sent.arrayBuffer())).stats();
      expect(dominant.r > dominant.b ? 'red' : 'blue').toBe(expected);
    }
  });

  it('once under the key of its browser, when its answer was lost on the way', async () => {
    collectWarnings();
    const { panel, send } = await site();
    const fields = await smallApplication();
    panel.fail({ kind: 'reset', route: '/api/get-scouted', times: 1 });
    const lost = await send(fields, { 'idempotency-key': KEY });
    expect([lost.status, (await lost.json()).error]).toEqual([502, 'not-sent']);
    const again = await send(fields, { 'idempotency-key': KEY.toUpperCase() });
    expect(again.status).toBe(200);
    expect(panel.entries()).toHaveLength(1);
  });

  it('once without script, however often the button is pressed', async () => {
    const { panel, press } = await site();
    const fields = await smallApplication();
    for (let time = 0; time < 2; time += 1) {
      const answer = await press(fields);
      expect(answer.headers.get('location')).toBe('/en/be-a-model?sent=1');
    }
    expect(panel.entries()).toHaveLength(1);
    await press({ ...fields, image_4: await photo('#00c') });
    await press({ ...fields, height: '176' });
    expect(panel.entries()).toHaveLength(3);
  });
});

describe('an application is refused', () => {
  it('with everything that is wrong with it, and no service is asked', async () => {
    const { panel, send } = await site();
    const { image_3: _missing, ...fields } = await smallApplication();
    const wrong = { email: 'erica', realname: '', image_1: fileOf('GIF89a'), image_2: 'text' };
    const answer = await send({ ...fields, ...wrong });
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toEqual({
      ...{ email: 'email', realname: 'required' },
      ...{ image_1: 'image-damaged', image_2: 'required', image_3: 'required' },
    });
    expect(panel.log).toEqual([]);
  });

  it('for places that the agency does not offer; nobody makes it ask for invented ones', async () => {
    const { panel, send } = await site();
    const fields = { ...(await smallApplication()), image_4: fileOf('GIF89a') };
    const answer = await send({ ...fields, country: '../../admin', skin_tone: '1' });
    expect([answer.status, (await answer.json()).fields]).toEqual([
      422,
      { country: 'choice', basedin: 'choice', skin_tone: 'choice', image_4: 'image-damaged' },
    ]);
    expect(panel.log.length).toBeGreaterThan(0);
    expect(panel.log.filter(({ path }) => path.includes('cities='))).toEqual([]);
    const abroad = await send({ ...(await smallApplication()), basedin: '3100' });
    expect((await abroad.json()).fields).toEqual({ basedin: 'choice' });
    expect(panel.entries()).toEqual([]);
  });

  it('as that of a program, whatever else is wrong with it', async () => {
    const { panel, send } = await site();
    const { filling_ms: _time, ...fields } = await smallApplication();
    const robots: Fields[] = [{}, { filling_ms: '20' }, { filling_ms: '60000', website: 'x' }];
    for (const robot of robots) {
      const answer = await send({ ...fields, email: 'x', step: 'cities', ...robot });
      expect([answer.status, (await answer.json()).error]).toEqual([422, 'robot']);
    }
    expect(panel.log).toEqual([]);
  });

  it('while the agency cannot be asked for its places', async () => {
    collectWarnings();
    const { panel, send } = await site();
    panel.fail({ kind: 'status', status: 500, route: '/api/talents/attributes' });
    const answer = await send(await smallApplication());
    expect([answer.status, (await answer.json()).error]).toEqual([502, 'not-sent']);
    expect(callsTo(panel, '/api/get-scouted')).toBe(0);
  });
});

describe('without script', () => {
  it('the cities of a country can be asked for first, which sends nothing', async () => {
    const { panel, press, reply } = await site();
    const { basedin: _city, ...fields } = await smallApplication();
    const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
    const answer = await press({ ...Object.fromEntries(texts), step: 'cities' });
    const { filling_ms: _time, ...values } = Object.fromEntries(texts);
    expect(await reply(answer)).toEqual({
      code: 'cities',
      values: { ...values, step: 'cities' },
      faults: {},
    });
    expect(panel.entries()).toEqual([]);
  });

  it('an application that is not taken comes back with its answers', async () => {
    const { press, reply } = await site();
    const fields = { ...(await smallApplication()), email: 'erica@example' };
    expect(await reply(await press(fields))).toEqual({
      code: 'invalid',
      values: { ...TYPED, ...CHOSEN, email: 'erica@example' },
      faults: { email: 'email' },
    });
  });
});

describe('the places of uploads', () => {
  it('are two of one visitor at a time; the third has to wait', async () => {
    const { send } = await site();
    const fields = await smallApplication();
    const answers = await Promise.all([1, 2, 3].map(() => send(fields, {}, '203.0.113.1')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503]);
    expect(answers[2]?.headers.get('retry-after')).toBe('30');
  });

  it('are left by those that are refused', async () => {
    const { send } = await site();
    const { image_2: _missing, ...fields } = await smallApplication();
    for (let time = 0; time < 4; time += 1) {
      expect((await send(fields, {}, '203.0.113.1')).status).toBe(422);
    }
    expect((await send(await smallApplication(), {}, '203.0.113.1')).status).toBe(200);
  });
});
