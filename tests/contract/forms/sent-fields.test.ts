import { expect, it } from 'vitest';
import { formOf, RECEIVED, SLOTS, smallApplication } from '../../fixtures/application.ts';
import { freshFormHandlers } from '../../fixtures/form-handlers.ts';
import { startServices } from '../../fixtures/scripted-server.ts';

/** What a program might add to a form, hoping that it reaches the service. */
const MORE = { kind: 'admin', role: 'admin', id: '1', agency: 'x', to: 'all@example.com' };

/** The site before services that note whatever they are sent. */
async function site(attributes = {}) {
  const { url, received } = await startServices({
    '/api/talents/attributes': attributes,
    '/api/get-scouted/pt': {},
    '/api/contact/pt': {},
  });
  const { post } = await freshFormHandlers(url);
  return { post, sent: (path: string) => received.find((one) => one.path === path) };
}

it('nothing goes to the service with a message but its five fields', async () => {
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
  expect(JSON.parse(sent('/api/contact/pt')?.body ?? '')).toEqual(message);
});

it('nothing goes to the service with an application but its fields and photos', async () => {
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
  expect(
    named
      .filter(([, file]) => !file)
      .map(([name]) => name)
      .sort(),
  ).toEqual(Object.keys(RECEIVED).sort());
  expect(named.filter(([, file]) => file)).toEqual(
    SLOTS.map((slot, place) => [slot, `photo-${place + 1}.jpg`, 'image/jpeg']),
  );
});
