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

/** The photos before all other fields, unlike any page of the site sends them. */
function photosFirst(fields: Fields): Fields {
  const photos = Object.entries(fields).filter(([, value]) => typeof value !== 'string');
  return { ...Object.fromEntries(photos), ...fields };
}

it('the four photos of an application are decoded, in whatever order they come', async () => {
  const { panel, send } = await applicationSite();
  const fields = await smallApplication();
  expect((await send(fields)).status).toBe(200);
  expect(drawn).toHaveBeenCalledTimes(4);
  expect((await send(photosFirst(fields))).status).toBe(200);
  expect(drawn).toHaveBeenCalledTimes(8);
  expect(panel.entries()).toHaveLength(1);
});

it.each<[string, Fields]>([
  ['fills in the honeypot', { website: 'https://spam.example' }],
  ['is too quick', { filling_ms: '20' }],
])('no photo is decoded of a robot that %s', async (_how, robot) => {
  const { send } = await applicationSite();
  const fields = { ...(await smallApplication()), ...robot };
  for (const ordered of [fields, photosFirst(fields)]) {
    const answer = await send(ordered);
    expect([answer.status, (await answer.json()).error]).toEqual([422, 'robot']);
  }
  expect(drawn).not.toHaveBeenCalled();
});
