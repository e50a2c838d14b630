import { expect, it } from 'vitest';
import { QUESTIONS } from '@/lib/scouting/questions';
import { formOf, SLOTS, smallApplication } from '../../fixtures/application.ts';
import { freshFormHandlers } from '../../fixtures/form-handlers.ts';
import { startServices } from '../../fixtures/scripted-server.ts';

/** Extra fields that an attacker might add, hoping that they reach the service. */
const MORE = { kind: 'admin', role: 'admin', id: '1', agency: 'x', to: 'all@example.com' };

const ROSTER = [
  { id: 12, name: 'Ana', gender: 'woman' },
  { id: 45, name: 'Bia', gender: 'woman' },
];

/** The site with services that record whatever they receive. */
async function site(attributes = {}) {
  const { url, received } = await startServices({
    '/api/talents/attributes': attributes,
    '/api/get-scouted/pt': {},
    '/api/contact/pt': {},
    '/api/talents': { data: ROSTER },
    '/api/entry/favorites/send': {},
  });
  const { post } = await freshFormHandlers(url);
  return { post, sent: (path: string) => received.find((one) => one.path === path) };
}

it('a message reaches the service with its five fields only', async () => {
  const { post, sent } = await site();
  const message = {
    name: 'Zoë',
    email: 'zoe@example.com',
    phone: '',
    subject: 'Olá',
    message: 'Oi',
  };
  const answer = await post('contact', {
    body: JSON.stringify({ ...message, ...MORE, website: '', filling_ms: 9_000 }),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  expect(sent('/api/contact/pt')?.body).toBe(JSON.stringify(message));
});

it('an application reaches the service with its fields and photos only', async () => {
  const { post, sent } = await site({
    countries: [{ id: 30, value: 'Brasil' }],
    cities: [{ id: 3000, value: 'São Paulo' }],
    skin_tone: [{ id: 1165, value: 'tone' }],
  });
  const body = formOf({ ...(await smallApplication()), ...MORE });
  expect((await post('get-scouted', { body })).status).toBe(200);
  const parts = sent('/api/get-scouted/pt')?.body.matchAll(
    / name="([^"]+)"(?:; filename="([^"]+)"\r\ncontent-type: (\S+))?\r\n/gi,
  );
  const named = [...(parts ?? [])].map(([, name, file, type]) => [name, file, type]);
  // The agency reads the answers in the order of the page.
  const aside = ['adult', 'adult_confirmed', 'father', 'consent', 'country', 'basedin'];
  const asked = Object.keys(QUESTIONS).filter((name) => !aside.includes(name));
  expect(named.flatMap(([name, file]) => (file ? [] : name))).toEqual([
    ...[...asked, 'country', 'basedin', 'contacts'],
  ]);
  expect(named.filter(([, file]) => file)).toEqual(
    SLOTS.map((slot, place) => [slot, `photo-${place + 1}.jpg`, 'image/jpeg']),
  );
});

it('a selection reaches the service with its sender and its talents only', async () => {
  const { post, sent } = await site();
  const casting = { name: 'Casa Ouro', phone: '11 3333-0000', email: 'casa@example.com' };
  const talents = [
    { id: 45, note: ' Só em maio \r\n', url: 'https://evil.example', name: 'No one' },
    { id: 12 },
  ];
  const answer = await post('favorites', {
    body: JSON.stringify({ ...casting, talents, ...MORE, website: '', filling_ms: 9_000 }),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  const parts = sent('/api/entry/favorites/send')?.body.matchAll(
    / name="([^"]+)"\r\n\r\n(.*)\r\n/g,
  );
  const { talents: list = '', ...sender } = Object.fromEntries(
    [...(parts ?? [])].map(([, name, value]) => [name, value]),
  );
  expect(sender).toEqual(casting);
  expect(JSON.parse(list)).toEqual([
    { id: 45, name: 'Bia', url: 'https://vitrine.test/modelos/45/bia', note: 'Só em maio' },
    { id: 12, name: 'Ana', url: 'https://vitrine.test/modelos/12/ana' },
  ]);
});
