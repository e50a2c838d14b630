import { describe, expect, it } from 'vitest';
import { changeLimits } from '../fixtures/changed-limits.ts';
import { callsTo, type PanelClient, standInWithClient } from '../fixtures/panel-client.ts';

type Application = Parameters<PanelClient['sendApplication']>[0];

const message = {
  ...{ name: 'Zoë "Z" O’Neil', email: 'zoe@example.com', phone: '+55 11 99999-0000' },
  ...{ subject: 'Olá & adeus', message: 'Linha um\nlinha dois\r\n🙂 <b>não</b> \\ --x' },
};

/** Every byte value after the signature of a JPEG, with line ends as in a multipart boundary. */
const photo = (place: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, place]),
    Buffer.from('\r\n--\r\n\n'),
    Buffer.from(Array.from({ length: 256 * place }, (_, byte) => byte % 256)),
  ]);

const application: Application = {
  fields: {
    ...{ realname: 'João d’Ávila', email: 'joao@example.com', phone: '11 2222', whatsapp: '11 9' },
    ...{ eyes: 'Blue Green', height: '175', hair: 'Dark Brown', skin_tone: '1162' },
    ...{ shoes: '40', jeans: '42' },
  },
  country: { value: '30', label: 'Brasil' },
  basedin: { value: '3000', label: 'São Paulo' },
  consent: null,
  father: 'Maria "Mãe" Ávila',
  images: [
    new File([photo(1)], 'frente.jpg', { type: 'image/jpeg' }),
    new File([photo(2)], 'perfil "á".jpg', { type: 'image/jpeg' }),
    new File([photo(3)], 'corpo inteiro.jpg', { type: 'image/jpeg' }),
    new File([photo(4)], 'x.jpg', { type: 'image/jpeg' }),
  ],
};

describe('writes arrive unchanged', () => {
  it('an application, its files byte for byte, also when the token has expired', async () => {
    const { client, panel } = await standInWithClient({ talents: 2 });
    await client.readSlides('home');
    panel.expireTokens();
    await client.sendApplication(application, 'key-3');
    const { fields, country, basedin, father } = application;
    const contacts = [{ role: 'father', name: father }];
    const [entry] = panel.entries();
    expect(entry).toMatchObject({ kind: 'get-scouted', key: 'key-3' });
    expect(entry?.fields).toEqual({ ...fields, country, basedin, contacts });
    expect(entry?.files.map(({ field }) => field)).toEqual(
      [1, 2, 3, 4].map((place) => `image_${place}`),
    );
    expect(entry?.files[0]).toMatchObject({ name: 'frente.jpg', type: 'image/jpeg' });
    const page = await (await fetch(`${panel.url}/outbox/${entry?.id}`)).text();
    for (const place of [1, 2, 3, 4]) {
      expect(page).toContain(`<img src="/outbox/${entry?.id}/image_${place}"`);
      const file = await fetch(`${panel.url}/outbox/${entry?.id}/image_${place}`);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(photo(place));
    }
  });
});

describe('a write counts once', () => {
  it.each([
    [{ kind: 'status', status: 500 }, 'StatusError'],
    [{ kind: 'status', status: 503 }, 'StatusError'],
    [{ kind: 'status', status: 429 }, 'StatusError'],
    [{ kind: 'status', status: 502 }, 'PerhapsSentError'],
    [{ kind: 'status', status: 504 }, 'PerhapsSentError'],
    [{ kind: 'reset' }, 'PerhapsSentError'],
    [{ kind: 'truncated' }, 'PerhapsSentError'],
    [{ kind: 'half' }, 'PerhapsSentError'],
    [{ kind: 'malformed' }, 'PerhapsSentError'],
  ] as const)('and is not retried after %o', async (fault, name) => {
    const { client, panel } = await standInWithClient({ talents: 2 });
    panel.fail({ ...fault, route: '/api/contact' });
    await expect(client.sendContact(message, 'key')).rejects.toMatchObject({ name });
    panel.fail({ ...fault, route: '/api/get-scouted' });
    await expect(client.sendApplication(application, 'key')).rejects.toMatchObject({ name });
    expect([callsTo(panel, '/api/contact'), callsTo(panel, '/api/get-scouted')]).toEqual([1, 1]);
  });
});

it('a write may take longer than a read', async () => {
  await changeLimits({ readMs: 500, refreshMs: 2_000 });
  const { client, panel } = await standInWithClient({ talents: 2 });
  panel.fail({ kind: 'slow', ms: 2_500, route: '/api/contact' });
  panel.fail({ kind: 'slow', ms: 2_500, route: '/api/get-scouted' });
  await Promise.all([
    client.sendContact(message, 'key'),
    client.sendApplication(application, 'key'),
  ]);
  expect(
    panel
      .entries()
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['contact', 'get-scouted']);
});

it('a refused write is an error with its status', async () => {
  const { client, panel } = await standInWithClient({ talents: 2 });
  const error = { name: 'StatusError', status: 422, code: 'HTTP_422' };
  const write = client.sendContact({ ...message, email: 'invalid' }, 'key');
  await expect(write).rejects.toMatchObject(error);
  await expect(client.sendContact(message, '')).rejects.toMatchObject(error);
  expect(panel.entries()).toEqual([]);
});
