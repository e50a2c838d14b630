import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ADULT,
  CHOSEN,
  type Fields,
  fileOf,
  photo,
  smallApplication,
  TYPED,
} from '../../fixtures/application.ts';
import { callsTo, collectWarnings } from '../../fixtures/panel-client.ts';
import { applicationSite } from './application-site.ts';

const SMALL = { width: 399, height: 600 } as const;

describe('an application is refused', () => {
  it('with everything that is wrong with it, and no service is asked', async () => {
    const { panel, send } = await applicationSite();
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

  it('for places that the agency does not offer, and requests no invented ones', async () => {
    const { panel, send } = await applicationSite();
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
    const { panel, send } = await applicationSite();
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
    const { panel, send } = await applicationSite();
    panel.fail({ kind: 'status', status: 500, route: '/api/talents/attributes' });
    const answer = await send(await smallApplication());
    expect([answer.status, (await answer.json()).error]).toEqual([502, 'not-sent']);
    expect(callsTo(panel, '/api/get-scouted')).toBe(0);
  });
});

describe('without script', () => {
  it('the cities of a country can be asked for first, which sends nothing', async () => {
    const { panel, press, reply } = await applicationSite();
    const { basedin: _city, ...fields } = await smallApplication();
    const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
    const answer = await press({ ...Object.fromEntries(texts), step: 'cities' });
    const { filling_ms: _time, ...values } = Object.fromEntries(texts);
    expect(await reply(answer)).toEqual({
      code: null,
      values: { ...values, step: 'cities' },
      faults: {},
    });
    expect(panel.entries()).toEqual([]);
  });

  it('an application that the disk has no room for comes back with its answers', async () => {
    const { panel, send, press, reply } = await applicationSite();
    const some = await open('/dev/null');
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    vi.spyOn(Object.getPrototypeOf(some), 'appendFile').mockRejectedValue(full);
    await some.close();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const { adult, ...answers } = await smallApplication();
    // Fields behind the photos come back too.
    const fields = { ...answers, adult: adult ?? '' };
    expect(await reply(await press(fields))).toEqual({
      code: 'busy',
      values: { ...ADULT, ...TYPED, ...CHOSEN, website: '' },
      faults: {},
    });
    const scripted = await send(fields);
    expect([scripted.status, scripted.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await scripted.json()).toMatchObject({ error: 'busy' });
    expect(panel.entries()).toEqual([]);
  });

  it('an application that is not taken comes back with its answers', async () => {
    const { press, reply } = await applicationSite();
    const fields = { ...(await smallApplication()), email: 'erica@example' };
    expect(await reply(await press(fields))).toEqual({
      code: 'invalid',
      values: { ...ADULT, ...TYPED, ...CHOSEN, website: '', email: 'erica@example' },
      faults: { email: 'email' },
    });
  });
});

describe('without script, photos', () => {
  const bytes = 11 * 1024 * 1024;
  const large = fileOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes)]));
  const small = async () =>
    fileOf(
      await sharp({ create: { ...SMALL, channels: 3, background: '#c00' } })
        .jpeg()
        .toBuffer(),
    );
  const cut = async () => (await photo('#c00')).slice(0, 900, 'image/jpeg');
  const heic = fileOf('\0\0\0\x18ftypheic\0\0\0\0');
  const none: [Blob, string] = [new Blob([], { type: 'application/octet-stream' }), ''];

  it('are refused each for its own reason, beside the other answers', async () => {
    const { press, reply } = await applicationSite();
    const fields = { ...(await smallApplication()), email: 'x' };
    const images = { image_1: heic, image_2: await small(), image_3: await cut(), image_4: none };
    expect(await reply(await press({ ...fields, ...images }))).toMatchObject({
      code: 'invalid',
      values: { ...TYPED, ...CHOSEN, email: 'x' },
      faults: {
        ...{ email: 'email', image_1: 'image-heic', image_2: 'image-small' },
        ...{ image_3: 'image-damaged', image_4: 'required' },
      },
    });
    const others = { image_1: large, image_2: fileOf('%PDF-1.7', 'application/pdf') };
    expect(await reply(await press({ ...fields, ...others }))).toMatchObject({
      faults: { email: 'email', image_1: 'image-size', image_2: 'image-type' },
    });
  });

  it('that are too large together are marked, and the reply has the typed answers', async () => {
    const { press, reply } = await applicationSite();
    const images = { image_1: large, image_2: large, image_3: large, image_4: large };
    expect(await reply(await press({ ...(await smallApplication()), ...images }))).toMatchObject({
      code: 'too-large',
      values: { ...TYPED, ...CHOSEN },
      faults: { image_1: 'image-size', image_2: 'image-size', image_3: 'image-size' },
    });
  });
});

describe('the places of uploads', () => {
  it('are two of one visitor at a time; the third has to wait', async () => {
    const { send } = await applicationSite();
    const fields = await smallApplication();
    const answers = await Promise.all([1, 2, 3].map(() => send(fields, {}, '203.0.113.1')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503]);
    const busy = answers.find(({ status }) => status === 503);
    expect(busy?.headers.get('retry-after')).toBe('30');
  });

  it('are left by those that are refused', async () => {
    const { send } = await applicationSite();
    const { image_2: _missing, ...fields } = await smallApplication();
    for (let time = 0; time < 4; time += 1) {
      expect((await send(fields, {}, '203.0.113.1')).status).toBe(422);
    }
    expect((await send(await smallApplication(), {}, '203.0.113.1')).status).toBe(200);
  });
});
