import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CONSENT_VERSION } from '@/lib/scouting/questions';
import {
  fileOf,
  photo,
  RECEIVED,
  smallApplication,
  wholeApplication,
} from '../../fixtures/application.ts';
import { applicationSite } from './application-site.ts';

const KEY = '123e4567-e89b-42d3-a456-426614174abc';

/**
 * Returns a function for the peak number of concurrent `toBuffer()` calls in this thread.
 * `sharp.counters()` would include other test files, because all threads of a process share it.
 */
function peakConversions(): () => number {
  const { prototype }: { prototype: Sharp } = sharp;
  const { toBuffer } = prototype;
  let running = 0;
  let peak = 0;
  const spy = vi.spyOn(prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    running += 1;
    peak = Math.max(peak, running);
    return Reflect.apply(toBuffer, this, []).finally(() => {
      running -= 1;
    });
  });
  onTestFinished(() => spy.mockRestore());
  return () => peak;
}

describe('an application arrives', () => {
  it('as it was filled in, with its photos cleaned and renamed by the site', async () => {
    const { panel, send } = await applicationSite();
    const whole = await wholeApplication();
    const [first] = Array.isArray(whole.image_1) ? whole.image_1 : [];
    const payload = fileOf('PK\x03\x04 hidden payload');
    const image_1: [Blob, string] = [new Blob([first ?? '', payload]), '../../etc/passwd\r\n.jpg'];
    const answer = await send({ ...whole, image_1, role: 'admin' }, { 'idempotency-key': KEY });
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
    const [entry, ...others] = panel.entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'get-scouted' });
    expect(entry?.fields).toEqual(RECEIVED);
    expect(entry?.files.map(({ field, name, type }) => [field, name, type])).toEqual([
      ['image_1', 'photo-1.jpg', 'image/jpeg'],
      ['image_2', 'photo-2.jpg', 'image/jpeg'],
      ['image_3', 'photo-3.jpg', 'image/jpeg'],
      ['image_4', 'photo-4.jpg', 'image/jpeg'],
    ]);
    const sent = await fetch(`${panel.url}/outbox/${entry?.id}/image_1`);
    const content = Buffer.from(await sent.arrayBuffer());
    expect(content.includes('hidden payload')).toBe(false);
    const { width, height, exif } = await sharp(content).metadata();
    expect([width, height, exif]).toEqual([1800, 2400, undefined]);
  });

  it('of an adult without a guardian, without any answer about age', async () => {
    const { panel, send } = await applicationSite();
    const { father: _nobody, ...fields } = await smallApplication();
    expect((await send(fields)).status).toBe(200);
    const [entry] = panel.entries();
    expect(entry?.fields).toEqual({
      ...RECEIVED,
      contacts: [{ role: 'father', name: RECEIVED.realname }],
    });
  });

  it('of a minor, with the consent of the guardian', async () => {
    const { panel, send } = await applicationSite();
    const fields = { ...(await smallApplication()), adult: 'no' };
    const refused = await send(fields);
    expect([refused.status, (await refused.json()).fields]).toEqual([422, { consent: 'required' }]);
    expect((await send({ ...fields, consent: 'yes' })).status).toBe(200);
    const [entry] = panel.entries();
    expect(entry?.fields).toEqual({ ...RECEIVED, consent: expect.any(String) });
    const [time = '', version] = String(entry?.fields.consent).split(' ');
    expect([Math.abs(Date.now() - Date.parse(time)) < 60_000, version]).toEqual([
      true,
      CONSENT_VERSION,
    ]);
  });

  it('of a small adult only once the age is confirmed, and of a child with the consent', async () => {
    const { panel, send, press } = await applicationSite();
    const fields = { ...(await smallApplication()), height: '145' };
    const refused = await send(fields);
    expect((await refused.json()).fields).toEqual({ adult_confirmed: 'required' });
    const child = { ...fields, adult_confirmed: 'no' };
    expect((await (await send(child)).json()).fields).toEqual({ consent: 'required' });
    expect(panel.entries()).toEqual([]);
    const received = { ...RECEIVED, height: '145' };
    expect((await send({ ...child, consent: 'yes' })).status).toBe(200);
    expect((await press({ ...fields, adult_confirmed: 'yes' })).status).toBe(200);
    expect(panel.entries().map((entry) => entry.fields)).toEqual([
      { ...received, consent: expect.any(String) },
      received,
    ]);
  });

  it('with the country of its phones, but of one whose country is unknown', async () => {
    const { panel, send } = await applicationSite();
    const phones = { phone: '2125550143', whatsapp: '\u202a11 98765-0100\u202c' };
    expect((await send({ ...(await smallApplication()), ...phones })).status).toBe(200);
    const [entry] = panel.entries();
    expect(entry?.fields).toMatchObject({ phone: '2125550143', whatsapp: '+55 (11) 98765-0100' });
  });

  it('with the city as it was typed, of a country without cities', async () => {
    const { panel, send } = await applicationSite();
    const places = { country: '56', basedin: ' Praia\r\n de\u200b Baixo ' };
    expect((await send({ ...(await smallApplication()), ...places })).status).toBe(200);
    expect(panel.entries()[0]?.fields).toMatchObject({
      country: { value: '56', label: 'Cabo Verde' },
      basedin: { value: 'Praia de Baixo', label: 'Praia de Baixo' },
    });
  });

  it('with each photo in its slot, in whatever order they came', async () => {
    const { panel, send } = await applicationSite();
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

  it('concurrently with others, with one photo of them all decoded at a time', async () => {
    const { panel, send } = await applicationSite();
    const photos = await Promise.all(['#c00', '#0c0', '#00c'].map(photo));
    const fields = await smallApplication();
    const peak = peakConversions();
    const sent = photos.map((image_1) => send({ ...fields, image_1 }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(panel.entries()).toHaveLength(3);
    expect(peak()).toBe(1);
  });

  it('without script from a city by its name, as it is typed', async () => {
    const { panel, press } = await applicationSite();
    const fields = await smallApplication();
    expect((await press({ ...fields, basedin: ' sao  PAULO ' })).status).toBe(200);
    expect(panel.entries()[0]?.fields).toEqual(RECEIVED);
  });
});
