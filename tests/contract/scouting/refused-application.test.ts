import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json';
import { type Fields, fileOf, photo, smallApplication } from '../../fixtures/application.ts';
import { callsTo, collectWarnings } from '../../fixtures/panel-client.ts';
import { readPlainPage } from '../../fixtures/plain-pages.ts';
import { applicationSite } from './application-site.ts';

const SMALL = { width: 399, height: 600 } as const;

describe('an application is refused', () => {
  it('with all its faults, and no service is called', async () => {
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

  it('while the places of the agency cannot be read', async () => {
    collectWarnings();
    const { panel, send } = await applicationSite();
    panel.fail({ kind: 'status', status: 500, route: '/api/talents/attributes' });
    const answer = await send(await smallApplication());
    expect([answer.status, (await answer.json()).error]).toEqual([502, 'not-sent']);
    expect(callsTo(panel, '/api/get-scouted')).toBe(0);
  });
});

describe('without script', () => {
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
  const { scouting, forms } = en;
  const { fields: labels, unanswered } = scouting;

  async function answerTo(wrong: Fields) {
    const { panel, press } = await applicationSite();
    const { status, rows } = await readPlainPage(
      await press({ ...(await smallApplication()), ...wrong }),
    );
    expect(panel.entries()).toEqual([]);
    return [status, ...rows];
  }

  it('each fault is listed by its label, in the order of the form', async () => {
    const images = { image_1: heic, image_2: await small(), image_3: await cut(), image_4: none };
    expect(await answerTo({ email: 'x', adult: 'no', ...images })).toEqual([
      422,
      `${labels.consent} ${unanswered.consent}`,
      `${labels.email} ${forms.faults.email}`,
      `${labels.image_1} ${forms.faults['image-heic']}`,
      `${labels.image_2} ${forms.faults['image-small']}`,
      `${labels.image_3} ${forms.faults['image-damaged']}`,
      `${labels.image_4} ${unanswered.image_4}`,
    ]);
    expect(await answerTo({ basedin: 'Lisboa' })).toEqual([
      422,
      `${labels.basedin} ${scouting.cityUnknown}`,
    ]);
  });

  it('photos that are too large, alone or in total, are listed', async () => {
    const row = (slot: 'image_1' | 'image_2' | 'image_3') =>
      `${labels[slot]} ${forms.faults['image-size']}`;
    expect(await answerTo({ image_1: large })).toEqual([413, row('image_1')]);
    const all = { image_1: large, image_2: large, image_3: large, image_4: large };
    expect(await answerTo(all)).toEqual([413, row('image_1'), row('image_2'), row('image_3')]);
  });
});

describe('upload slots', () => {
  it('are limited to two per visitor; the third has to wait', async () => {
    const { send } = await applicationSite();
    const fields = await smallApplication();
    const answers = await Promise.all([1, 2, 3].map(() => send(fields, {}, '203.0.113.1')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    const busy = answers.find(({ status }) => status === 429);
    expect(busy?.headers.get('retry-after')).toBe('10');
  });
});
