import { describe, expect, it } from 'vitest';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { measuresOf } from '../fixtures/people.ts';
import { startServices } from '../fixtures/scripted-server.ts';

/** What the roster and the profile of one talent contain, each by itself. */
async function clientOf(listed: object, profile: object = {}) {
  const ana = { id: 1, name: 'Ana' };
  const { url } = await startServices({
    '/api/talents': [{ ...ana, ...listed }],
    '/api/talent/profile': { ...ana, ...profile },
  });
  return freshClient(url);
}

const LISTED = {
  ...{ gender: 'woman', birthdate: '2001-02-03', cover: 'listed.jpg', categories: [1] },
  ...{ hair: 'Brown', eyes: 'Green', skin_tone: '1162', height: '170', bust: '80' },
};
const PROFILE = {
  ...{ gender: 'man', birthdate: '1999-12-31', cover: 'profile.jpg', categories: [2, 3] },
  ...{ hair: 'Black', eyes: 'Blue', skin_tone: '1163', height: '180', bust: '90' },
};

/** The same as the site sees it. */
const known = ({ height, bust, skin_tone, ...rest }: typeof LISTED) => ({
  ...rest,
  skinTone: skin_tone,
  measures: measuresOf({ height, bust }),
});

it('the values of a profile take precedence', async () => {
  const client = await clientOf(LISTED, PROFILE);
  expect(await client.readProfile(1)).toMatchObject(known(PROFILE));
});

it('the roster fills in what a profile lacks', async () => {
  const client = await clientOf(LISTED);
  expect(await client.readProfile(1)).toMatchObject(known(LISTED));
});

it.each([
  ['NA', null],
  ['n/a', null],
  ['--', null],
  ['...', null],
  ['?', null],
  ['–', null],
  ['Loiro?', 'Loiro?'],
  ['? Loiro', '? Loiro'],
  ['Castanho n/a', 'Castanho n/a'],
  ['Natural', 'Natural'],
  ['', null],
])('%j as a hair color is read as %j', async (hair, seen) => {
  const client = await clientOf({ hair });
  expect((await client.readRoster()).talents).toMatchObject([{ hair: seen }]);
});

it('a namesake is another talent of the roster with the same name', async () => {
  const names = ['Ana', 'Bia', 'Ana'].map((name, place) => ({ id: place + 1, name }));
  const client = await freshClient((await startServices({ '/api/talents': names })).url);
  const { talents } = await client.readRoster();
  expect(await Promise.all(talents.map(client.hasNamesake))).toEqual([true, false, true]);
});

describe('the book of a profile', () => {
  async function bookOf(sent: object) {
    collectWarnings();
    return (await clientOf({}, sent)).readProfile(1);
  }

  it.each([
    ['missing', {}],
    ['of one side only', { width: 800 }],
  ])('shows a photo whose size is %s as a portrait', async (_how, size) => {
    const profile = await bookOf({ book: [{ file: 'a.jpg', ...size }] });
    expect(profile?.book).toEqual([{ file: 'a.jpg', width: 3, height: 4 }]);
  });
});
