import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { startServices } from '../fixtures/scripted-server.ts';

const SENT = {
  ...{ height: '175/5.9', bust: '84/33.1', waist: '62', hips: '90/35.4', weight: '60/132.3' },
  ...{ suit: '48', shirt: '40', jeans: '38x40', shoes: '37/6' },
};
const LOOKS = { cover: 'a.jpg', gender: 'woman', hair: 'Brown', eyes: 'Green', skin_tone: '1162' };
const ADULT = { id: 1, name: 'Ana', birthdate: '1999-03-21', categories: [{ id: 1884 }] };
const CHILD = { id: 2, name: 'Bia', birthdate: '2015-03-21', categories: [] };

const TEXTS = { height: '175 cm', jeans: '38 BR', shoes: '37' };
const card = { cover: 'a.jpg', hair: 'Brown', eyes: 'Green', skinTone: '1162', texts: TEXTS };
const row = { ...card, gender: 'woman', height: 175, jeans: 38, shoes: 37 };

let services: Awaited<ReturnType<typeof startServices>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
  const [adult, child] = [ADULT, CHILD].map((one) => ({ ...LOOKS, ...SENT, ...one }));
  services = await startServices({
    '/api/talents': [adult, child],
    '/api/talent/profile': { ...child, book: [{ file: 'b.jpg', width: 3, height: 4 }] },
    '/api/download/gallery': (response) => void response.end('PK'),
  });
  beginProcess({ PANEL_URL: services.url, INTEGRATION_URL: services.url });
  return () => void vi.useRealTimers();
});

const asked = (path: string) => new NextRequest(`http://site.test${path}`);

test('a row of `/api/roster` has the card, with measures as texts, and numbers to filter by', async () => {
  const { GET } = await import('@/app/api/roster/route');
  const answer = await GET(asked('/api/roster?view=models'), undefined);
  expect(await answer.json()).toEqual([
    {
      ...{ ...row, id: 1, name: 'Ana', initial: 'a', categories: [1884], age: 27 },
      ...{ bust: 84, waist: 62, hips: 90 },
    },
    {
      ...{ ...row, id: 2, name: 'Bia', initial: 'b', categories: [], age: null },
      ...{ bust: null, waist: null, hips: null },
    },
  ]);
});

test('`/api/favorites` has the cards, and their measures as texts in both systems of units', async () => {
  const { GET } = await import('@/app/api/favorites/route');
  const answer = await GET(asked('/api/favorites?ids=2,1'), undefined);
  const sizes = { suit: '48', shirt: '40', jeans: '38 BR', shoes: '37' };
  expect(await answer.json()).toEqual({
    cards: [
      {
        ...{ ...card, id: 2, name: 'Bia', gender: 'woman', age: null },
        ...{ measures: { height: '175 cm', ...sizes }, imperial: { height: '5′9″' } },
      },
      {
        ...{ ...card, id: 1, name: 'Ana', gender: 'woman', age: 27 },
        measures: {
          ...{ height: '175 cm', bust: '84 cm', waist: '62 cm', hips: '90 cm', weight: '60 kg' },
          ...sizes,
        },
        imperial: { height: '5′9″', bust: '33.1″', hips: '35.4″', weight: '132.3 lb' },
      },
    ],
  });
});

test('the gallery call has the whole profile, with the measures as the panel wrote them', async () => {
  const { readWholeProfile } = await import('@/lib/panel/talents');
  const { downloadComposites } = await import('@/lib/panel/composites');
  const whole = await readWholeProfile(2);
  if (!whole) throw new Error('The talent should have a profile.');
  const { signal } = new AbortController();
  await new Response(await downloadComposites(whole, 'key', signal)).arrayBuffer();
  const { body = '' } = services.received.find(({ path }) => path.includes('gallery')) ?? {};
  const { talent, ...others } = JSON.parse(body);
  expect(others).toEqual({ gallery: 'compo' });
  expect(JSON.parse(talent)).toEqual({
    ...{ id: 2, name: 'Bia', cover: 'a.jpg', gender: 'woman', birthdate: '2015-03-21' },
    ...{ hair: 'Brown', eyes: 'Green', skinTone: '1162', categories: [], measures: SENT },
    ...{ book: [{ file: 'b.jpg', width: 3, height: 4 }], video: [], compo: [] },
  });
});
