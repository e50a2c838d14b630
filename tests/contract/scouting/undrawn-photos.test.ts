import { beforeEach, expect, it, vi } from 'vitest';
import { type Fields, smallApplication } from '../../fixtures/application.ts';
import { applicationSite } from './application-site.ts';

const drawn = vi.hoisted(() => vi.fn());

vi.mock('@/lib/scouting/images', async (load) => {
  const images = await load<typeof import('@/lib/scouting/images')>();
  return {
    ...images,
    cleanImage: (content: Buffer) => {
      drawn();
      return images.cleanImage(content);
    },
  };
});
beforeEach(() => void drawn.mockClear());

/** The photos before all other fields, as no page sends them. */
function photosFirst(fields: Fields): Fields {
  const photos = Object.entries(fields).filter(([, value]) => typeof value !== 'string');
  return { ...Object.fromEntries(photos), ...fields };
}

it('the four photos of an application are drawn, in whatever order it comes', async () => {
  const { panel, send } = await applicationSite();
  const fields = await smallApplication();
  expect((await send(fields)).status).toBe(200);
  expect(drawn).toHaveBeenCalledTimes(4);
  expect((await send(photosFirst(fields))).status).toBe(200);
  expect(drawn).toHaveBeenCalledTimes(8);
  expect(panel.entries()).toHaveLength(1);
});

it.each<[string, Fields]>([
  ['fills in the honeypot field', { website: 'https://spam.example' }],
  ['is too quick', { filling_ms: '20' }],
])('no photo is drawn of a bot that %s', async (_how, robot) => {
  const { send } = await applicationSite();
  const fields = { ...(await smallApplication()), ...robot };
  for (const ordered of [fields, photosFirst(fields)]) {
    const answer = await send(ordered);
    expect([answer.status, (await answer.json()).error]).toEqual([422, 'robot']);
  }
  expect(drawn).not.toHaveBeenCalled();
});

it('no photo is drawn for a visitor who only asks for cities', async () => {
  const { press, reply } = await applicationSite();
  const { image_1, image_2, image_3, image_4, ...fields } = await smallApplication();
  const photos = Object.entries({ image_1, image_2, image_3, image_4 }) as [string, Blob][];
  const answer = await press({ ...fields, step: 'cities', ...Object.fromEntries(photos) });
  expect(await reply(answer)).toMatchObject({ code: null, values: { step: 'cities' } });
  expect(drawn).not.toHaveBeenCalled();
});
