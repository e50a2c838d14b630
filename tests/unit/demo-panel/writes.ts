import { PANEL_API_KEY, PANEL_SALT } from '../../demo-panel/credentials.ts';
import { inventTalent } from '../../demo-panel/seed/talent.ts';
import type { Panel } from '../../demo-panel/start.ts';

export type Values = Record<string, string | Blob>;

export function selection(...talents: Record<string, unknown>[]): string {
  return JSON.stringify(talents);
}

/** The talent at a place of the roster, as the site sends it. */
export function chosen(index: number, more: Record<string, unknown> = {}) {
  const { id, name } = inventTalent(index);
  return { id, name, url: `https://vitrine.test/modelos/${id}/nome`, ...more };
}

export const casting = (talents: string): Values => ({
  ...{ name: 'Casa Ouro', email: 'casting@ouro.example', phone: '(11) 99876-5432', talents },
});

/** A file that begins like a picture and holds every byte, and line ends as between two parts. */
export function photo(place: number): Buffer {
  const mark = place === 2 ? '\x89PNG\r\n\x1a\n' : place === 3 ? 'GIF89a' : '\xff\xd8\xff\xe0';
  const bytes = Array.from({ length: 256 * place }, (_, byte) => byte % 256);
  return Buffer.concat([
    Buffer.from(mark, 'latin1'),
    Buffer.from('\r\n.\r\n--\r\n'),
    Buffer.from(bytes),
  ]);
}

const photoFile = (place: number) =>
  new File([new Uint8Array(photo(place))], `IMG "${place}".exe`, { type: 'text/html' });

export const application: Values = {
  ...{ realname: 'Érica d’Ávila', email: 'erica@example.com', phone: '+55 (11) 3333-0000' },
  ...{ whatsapp: '+55 (11) 98888-0000', eyes: 'Blue Green', height: '175', hair: 'Dark Brown' },
  ...{ skin_tone: '1165', shoes: '37', jeans: '38' },
  country: JSON.stringify({ value: '30', label: 'Brasil' }),
  basedin: JSON.stringify({ value: '3000', label: 'São Paulo' }),
  contacts: JSON.stringify([{ role: 'father', name: 'Maria d’Ávila' }]),
  ...{ image_1: photoFile(1), image_2: photoFile(2), image_3: photoFile(3), image_4: photoFile(4) },
};

export const message = {
  ...{ name: 'Zoë', email: 'zoe@example.com', phone: '', subject: 'Olá', message: 'Bom dia' },
};

function formOf(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const jsonHeaders = { 'content-type': 'application/json' };

/** The writes of the site to a panel; each gives the status of the answer. */
export async function writesTo(panel: Panel) {
  const signIn = await fetch(`${panel.url}/api/login`, {
    method: 'POST',
    headers: jsonHeaders,
    body: JSON.stringify({ salt: PANEL_SALT, api_key: PANEL_API_KEY }),
  });
  const authorization = `Bearer ${(await signIn.json()).access_token}`;
  let writes = 0;

  async function post(path: string, body: FormData | string, key: string, more = {}) {
    const headers = { authorization, 'idempotency-key': key, ...more };
    return (await fetch(panel.url + path, { method: 'POST', headers, body })).status;
  }
  function newKey(): string {
    writes += 1;
    return `key-${writes}`;
  }

  return {
    casting: (talents: string, key = newKey()) =>
      post('/api/entry/favorites/send', formOf(casting(talents)), key),
    castingOf: (values: Values) => post('/api/entry/favorites/send', formOf(values), newKey()),
    application: (values = application, key = newKey()) =>
      post('/api/get-scouted/pt', formOf(values), key),
    message: (values: Record<string, string> = message, key = newKey()) =>
      post('/api/contact/pt', JSON.stringify(values), key, jsonHeaders),
  };
}

export type Writes = Awaited<ReturnType<typeof writesTo>>;
