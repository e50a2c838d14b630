import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { measuresOf } from '../fixtures/people.ts';
import { type Answers, startServer, startServices } from '../fixtures/scripted-server.ts';

async function clientOf(answers: Answers) {
  return freshClient((await startServices(answers)).url);
}

const ana = { id: 1, name: 'Ana' };

describe('a roster', () => {
  it.each(['0', 0, '0.0', '0/0', '-5', ' 0 cm', 'n/a', '-'])(
    'lacks a measure of %j',
    async (height) => {
      const client = await clientOf({ '/api/talents': [{ ...ana, height, hips: '90' }] });
      const [read] = (await client.readRoster()).talents;
      expect(read?.measures).toEqual({ hips: { value: 90 } });
    },
  );

  it('may contain ids and measures as numbers or as text', async () => {
    const height = 175;
    collectWarnings();
    const categories = [{ id: '1884' }, 1885, { id: 'x' }, null, { id: 1.5 }];
    const sent = { id: '0012', name: 7, height, bust: null, waist: '', hips: ' 90 ', categories };
    const client = await clientOf({ '/api/talents': [sent] });
    expect((await client.readRoster()).talents).toMatchObject([
      {
        id: 12,
        name: '7',
        measures: { height: { value: 175 }, hips: { value: 90 } },
        categories: [1884, 1885],
      },
    ]);
  });

  it('treats nonsense as missing, and a nonsensical birth date as unreadable', async () => {
    collectWarnings();
    const odd = { cover: 7, gender: 'x', birthdate: '2001-02-30', hair: {}, categories: 'none' };
    const client = await clientOf({ '/api/talents': [{ ...ana, ...odd }] });
    expect((await client.readRoster()).talents).toMatchObject([
      { cover: null, gender: null, birthdate: '0000-00-00', hair: null, categories: [] },
    ]);
  });

  it.each([
    ['1999-03-21', '1999-03-21'],
    ['1999-03-21T00:00:00.000000Z', '1999-03-21'],
    [' 1999-03-21 03:00:00 ', '1999-03-21'],
    ['', null],
    [null, null],
  ])('reads the birth date %j without a warning', async (birthdate, day) => {
    const warnings = collectWarnings();
    const client = await clientOf({ '/api/talents': [{ ...ana, birthdate }] });
    expect((await client.readRoster()).talents).toMatchObject([{ birthdate: day }]);
    expect(warnings.texts()).toEqual([]);
  });

  it.each([
    ['Woman', 'woman'],
    ['FEMALE', 'woman'],
    ['Feminino', 'woman'],
    ['mujer', 'woman'],
    ['FEMENINA', 'woman'],
    ['n/a', null],
    [' Man ', 'man'],
    ['Masculino', 'man'],
    [null, null],
  ])('reads the gender %j without a warning', async (gender, read) => {
    const warnings = collectWarnings();
    const client = await clientOf({ '/api/talents': [{ ...ana, gender }] });
    expect((await client.readRoster()).talents).toMatchObject([{ gender: read }]);
    expect(warnings.texts()).toEqual([]);
  });

  it('reports unreadable birth dates once, without the date, and counts them', async () => {
    const warnings = collectWarnings();
    const odd = { gender: 'x', birthdate: '31/01/1990' };
    const client = await clientOf({
      '/api/talents': [{ ...ana, ...odd }],
      '/api/talent/profile': { ...ana, ...odd },
    });
    await client.readRoster();
    await client.readProfile(1);
    expect(warnings.texts()).toEqual([
      'Unreadable birthdate of talent 1: "99/99/9999"',
      'Unreadable gender of talent 1: "x"',
    ]);
    const { counts } = await import('@/lib/process/counts');
    expect(Object.fromEntries(counts().get('unreadable_values') ?? [])).toEqual({
      ...{ gender: 1, birthdate: 1 },
    });
  });

  it.each([
    [{ date: '1990-01-31' }, '{\\"date\\":\\"9999-99-99\\"}'],
    ['0000-00-00 00:00:00', '9999-99-99 99:99:99'],
    ['1900-01-01', '9999-99-99'],
    ['-', '-'],
    [[], '[]'],
    [19900131, '99999999'],
  ])('reports a birth date that gives no age: %j', async (birthdate, shape) => {
    const warnings = collectWarnings();
    const client = await clientOf({ '/api/talents': [{ ...ana, birthdate }] });
    expect((await client.readRoster()).talents).toMatchObject([{ birthdate: '0000-00-00' }]);
    expect(warnings.texts()).toEqual([`Unreadable birthdate of talent 1: "${shape}"`]);
  });

  it('names the first twenty of many in the log, and counts all of them', async () => {
    const warnings = collectWarnings();
    const many = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, name: 'A', gender: 'x' }));
    const client = await clientOf({ '/api/talents': many });
    await client.readRoster();
    expect(warnings.texts()).toHaveLength(21);
    expect(warnings.texts().at(-1)).toBe('Further unreadable values of gender are only counted');
    const { counts } = await import('@/lib/process/counts');
    expect(counts().get('unreadable_values')?.get('gender')).toBe(30);
  });

  it.each([
    [null, []],
    ['', []],
    [[], []],
    [{}, []],
    ['none', [], 'none'],
    ['[{&quot;id&quot;:1884}]', [1884]],
    ['[1884', [], '[9999'],
    [false, [], 'false'],
    [[1884, { id: 'x' }], [1884], '[9999,{\\"id\\":\\"x\\"}]'],
  ])(
    'reads the categories %j, and reports what it cannot read',
    async (categories, ids, shape?) => {
      const warnings = collectWarnings();
      const client = await clientOf({ '/api/talents': [{ ...ana, categories }] });
      expect((await client.readRoster()).talents).toMatchObject([{ categories: ids }]);
      const reports = shape ? [`Unreadable categories of talent 1: "${shape}"`] : [];
      expect(warnings.texts()).toEqual(reports);
    },
  );

  it('reads meters, and reports once what is neither that nor an option in centimeters', async () => {
    const warnings = collectWarnings();
    const odd = {
      ...{ gender: 'man', height: '1,78/5.10' },
      bust: '38',
      waist: '24',
      jeans: '38/6',
    };
    const client = await clientOf({
      '/api/talents': [{ ...ana, ...odd }],
      '/api/talent/profile': { ...ana, ...odd },
    });
    const measures = measuresOf({ height: '178/5.10', jeans: '38/6' });
    expect((await client.readRoster()).talents).toMatchObject([
      { measures, height: 178, waist: null },
    ]);
    expect((await client.readProfile(1))?.measures).toEqual(measures);
    expect((await client.readWholeProfile(1))?.measures).toMatchObject({ bust: '38', waist: '24' });
    expect(warnings.texts()).toEqual([
      'Unreadable bust of talent 1: "99"',
      'Unreadable waist of talent 1: "99"',
    ]);
  });

  it('contains each id once: the first record counts', async () => {
    const client = await clientOf({ '/api/talents': [ana, { id: '1', name: 'Bia' }] });
    const { talents, byId } = await client.readRoster();
    expect(talents.map(({ name }) => name)).toEqual(['Ana']);
    expect(byId.get(1)?.name).toBe('Ana');
  });

  it('drops and logs a record without a usable id or name', async () => {
    const warnings = collectWarnings();
    const broken = [{ id: 0, name: 'x' }, { id: 2, name: ' ' }, { id: -3, name: 'x' }, null, 'x'];
    const client = await clientOf({ '/api/talents': [...broken, ana] });
    expect((await client.readRoster()).talents).toHaveLength(1);
    expect(warnings.texts().map((text) => text.split(':')[0])).toEqual([
      'Unreadable id of talent 0',
      'Unreadable name of talent 2',
      'Unreadable id of talent -3',
      'Unreadable record of talent',
      'Unreadable record of talent',
    ]);
  });

  it.each([{ error: 'x' }, 'text', null, 7])('is an error when it is %j', async (answer) => {
    collectWarnings();
    const client = await clientOf({
      '/api/talents': (response: ServerResponse) => void response.end(JSON.stringify(answer)),
    });
    await expect(client.readRoster()).rejects.toMatchObject({ name: 'UnreadableError' });
  });
});

describe('a profile', () => {
  it('may be under data, and never has another id than the requested one', async () => {
    const client = await clientOf({
      '/api/talents': [{ ...ana, gender: 'woman', cover: 'a.jpg', categories: [3], height: '170' }],
      '/api/talent/profile': { data: { id: 2, name: 'Ana Sá', bust: '80' } },
    });
    expect(await client.readProfile(1)).toEqual({
      ...{ id: 1, name: 'Ana Sá', cover: 'a.jpg', gender: 'woman', birthdate: null, hair: null },
      ...{ eyes: null, skinTone: null, categories: [3], book: [], video: [], compo: [] },
      measures: measuresOf({ height: '170', bust: '80' }),
    });
  });

  it('shows no picture from outside the storage', async () => {
    const warnings = collectWarnings();
    const paths = ['https://evil.example/a.jpg', '//evil.example/../a.jpg', 'a/../../b.jpg'];
    const good = { file: '/talents/1/ok.jpg', width: '100', height: 200 };
    const client = await clientOf({
      '/api/talents': [{ ...ana, cover: '../secret' }],
      '/api/talent/profile': {
        ...{ ...ana, cover: 'http://169.254.169.254/latest' },
        book: [...paths.map((file) => ({ file, width: 1, height: 1 })), good],
        compo: paths.map((file, id) => ({ id: id + 1, file })),
        video: [
          { provider: 'youtube', file: '../../x' },
          { provider: 'vimeo', file: 12 },
        ],
      },
    });
    expect(await client.readProfile(1)).toMatchObject({
      cover: null,
      book: [{ file: 'talents/1/ok.jpg', width: 100, height: 200 }],
      compo: [],
      video: [{ provider: 'vimeo', file: '12', preview: null }],
    });
    const dropped = warnings.texts().map((text) => text.split(' talent ')[0]);
    expect(dropped).toEqual([
      ...Array(2).fill('Unreadable cover of'),
      ...Array(3).fill('Unreadable file of photo of'),
      'Unreadable file of video of',
      ...Array(3).fill('Unreadable file of composite of'),
    ]);
  });
});

it('skin tones come from the dictionary of a language, unknown ones from the panel', async () => {
  const skin_tone = [
    { id: 1162, value: 'White', label: 'Blanc' },
    { id: '1164', value: 'Black' },
    { id: 1170, value: 'Lilac', label: 'Lilás' },
  ];
  const countries = [{ id: 1, value: 'Brasil' }];
  const client = await clientOf({ '/api/talents/attributes': { countries, skin_tone } });
  expect((await client.readCountriesAndSkinTones('en')).skinTones).toEqual([
    { value: '1162', label: 'White' },
    { value: '1164', label: 'Black' },
    { value: '1170', label: 'Lilás' },
  ]);
});

it('an answer of another shape is an error that names the place and the reason', async () => {
  collectWarnings();
  const client = await clientOf({ '/api/talents/attributes': { countries: 7, skin_tone: [] } });
  const read = client.readCountriesAndSkinTones('pt');
  await expect(read).rejects.toThrow(/: unexpected shape: countries: \w/);
});

describe('content', () => {
  it('a text that the panel never had is none', async () => {
    const client = await clientOf({});
    expect(await client.readEntity('about', 'pt')).toBeNull();
  });

  it('a post is requested by its slug, with any characters', async () => {
    const slug = 'Olá, você? 50%/50 #1 ../x';
    const path = `/api/posts/blog/pt/${encodeURIComponent(slug)}`;
    const post = { id: 5, slug, title: 'Olá' };
    const client = await clientOf({ '/api/posts/blog/pt': [post], [path]: post });
    expect(await client.readPost({ id: 5, panelSlug: slug })).toMatchObject({ id: 5 });
  });

  it('networks are read by name, without unknown ones or those with a script as address', async () => {
    collectWarnings();
    const client = await clientOf({
      '/api/social-medias': {
        ...{
          Instagram: { url: 'https://instagram.example/v' },
          tiktok: { url: 'https://x.example' },
        },
        facebook: { url: 'javascript:alert(1)' },
      },
    });
    expect(await client.readSocialMediasIfAny()).toEqual([
      { name: 'instagram', url: 'https://instagram.example/v' },
    ]);
  });

  it.each<[unknown, string | null, boolean]>([
    ['https://www.instagram.com/v', 'https://www.instagram.com/v', true],
    ['www.instagram.com/v', 'https://www.instagram.com/v', true],
    ['//instagram.com/v', 'https://instagram.com/v', true],
    ['@v.models', 'https://www.instagram.com/v.models', true],
    ['v_models', 'https://www.instagram.com/v_models', true],
    ['https://instagram.com/v?a=1&amp;b=2', 'https://instagram.com/v?a=1&b=2', true],
    ['', null, true],
    [null, null, true],
    ['https://instagram.com/', null, false],
    ['javascript:alert(1)', null, false],
    ['our page', null, false],
    [true, null, false],
  ])(
    'a network with the address %j is read as %j; all are known: %j',
    async (sent, url, complete) => {
      collectWarnings();
      const networks = url ? [{ name: 'instagram', url }] : [];
      for (const answer of [
        [{ name: ' Instagram ', url: sent }],
        { Instagram: { url: sent } },
        { instagram: sent },
        { data: { 0: { name: 'instagram', url: sent }, 2: { name: 'tiktok', url: ' ' } } },
      ]) {
        const client = await clientOf({ '/api/social-medias': answer });
        expect(await client.readKnownNetworks()).toEqual({ networks, others: [], complete });
      }
    },
  );

  it.each<[unknown, string | null, boolean]>([
    ['https://www.tiktok.com/@v', 'https://www.tiktok.com/@v', true],
    ['tiktok.com/@v', 'https://tiktok.com/@v', true],
    ['https://www.tiktok.com/', null, false],
    ['our page', null, false],
    ['@v', null, false],
    [null, null, true],
    [true, null, true],
  ])(
    'a further network with the address %j is known as %j; all are: %j',
    async (sent, url, complete) => {
      collectWarnings();
      const others = url ? [{ name: 'TikTok', url }] : [];
      for (const answer of [[{ name: ' TikTok', url: sent }], { TikTok: sent }]) {
        const client = await clientOf({ '/api/social-medias': answer });
        expect(await client.readKnownNetworks()).toEqual({ networks: [], others, complete });
      }
    },
  );

  it('a slide with one picture shows it everywhere; one without is dropped', async () => {
    const warnings = collectWarnings();
    const [one, none] = [
      { id: 1, image_mobile: 'a.jpg' },
      { id: 2, image_desktop: '../b.jpg' },
    ];
    const client = await clientOf({ '/api/slides/home': { data: [one, none] } });
    expect(await client.readSlides('home')).toEqual([
      { id: 1, mobile: 'a.jpg', desktop: 'a.jpg', description: null },
    ]);
    expect(warnings.texts().map((text) => text.split(':')[0])).toEqual([
      'Unreadable image_desktop of slide 2',
      'Unreadable record of slide 2',
    ]);
  });

  it('posts are read bare, a text under data', async () => {
    const post = { id: '5', slug: 'ola', title: 'Olá', created_at: 'yesterday' };
    const client = await clientOf({
      '/api/posts/blog/pt': [post],
      '/api/entities/about': { data: { title: 'Nós', description: null } },
    });
    expect(await client.readPosts(10, 1)).toEqual({
      ...{ page: 1, lastPage: 1 },
      posts: [
        {
          ...{ id: 5, slug: 'ola', panelSlug: 'ola', title: 'Olá', description: '' },
          ...{ image: null, createdAt: null },
        },
      ],
    });
    const text = { title: 'Nós', image: null, description: '' };
    expect(await client.readEntity('about', 'pt')).toEqual(text);
  });
});

it('a redirect is not followed, so no other host sees the bearer token', async () => {
  collectWarnings();
  const other = await startServer((_request, response) => void response.end('[]'));
  const { url } = await startServices({
    '/api/slides/home': (response: ServerResponse) =>
      void response.writeHead(302, { location: `${other.url}/api/slides/home` }).end(),
  });
  const read = (await freshClient(url)).readSlides('home');
  await expect(read).rejects.toMatchObject({ name: 'StatusError', status: 302 });
  expect(other.received).toEqual([]);
});
