import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  INTEGRATION_API_KEY,
  INTEGRATION_SALT,
  PANEL_API_KEY,
  PANEL_SALT,
} from '../../demo-panel/credentials.ts';
import { type Panel, startPanel } from '../../demo-panel/start.ts';

let panel: Panel;

beforeEach(async () => {
  panel = await startPanel({ talents: 5 });
});
afterEach(() => panel.close());

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(panel.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function panelBearer() {
  const signIn = await post('/api/login', { salt: PANEL_SALT, api_key: PANEL_API_KEY });
  return { authorization: `Bearer ${(await signIn.json()).access_token}` };
}

async function integrationBearer() {
  const body = { salt: INTEGRATION_SALT, api_key: INTEGRATION_API_KEY };
  return { authorization: `Bearer ${(await (await post('/api/signin', body)).json()).data.token}` };
}

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Oi', message: 'Bom dia' };

describe('tokens', () => {
  it('refuses the token of the other service, and every token once they expired', async () => {
    const bearer = await panelBearer();
    const path = '/api/talents?language=pt&paginate=10';
    expect((await post(path, { filters: {} }, bearer)).status).toBe(401);
    expect((await post(path, { filters: {} }, await integrationBearer())).status).toBe(200);
    expect((await fetch(`${panel.url}/api/social-medias`, { headers: bearer })).status).toBe(200);
    panel.expireTokens();
    expect((await fetch(`${panel.url}/api/social-medias`, { headers: bearer })).status).toBe(401);
  });

  it('refuses wrong credentials', async () => {
    expect((await post('/api/login', { salt: PANEL_SALT, api_key: 'x' })).status).toBe(401);
    expect((await post('/api/login', { salt: PANEL_SALT })).status).toBe(422);
  });
});

describe('strictness', () => {
  it('names every parameter that is missing', async () => {
    const headers = await integrationBearer();
    const answer = await fetch(`${panel.url}/api/talent/profile?language=pt`, { headers });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual(['id', 'cover2', 'skills']);
  });

  it('keeps a write once, however often it is repeated', async () => {
    const bearer = await panelBearer();
    expect((await post('/api/contact/pt', message, bearer)).status).toBe(422);
    const headers = { ...bearer, 'idempotency-key': 'one' };
    const first = await (await post('/api/contact/pt', message, headers)).json();
    const repeat = async () => (await post('/api/contact/pt', message, headers)).json();
    expect(await repeat()).toEqual(first);
    expect(panel.entries().map(({ fields }) => fields)).toEqual([{ ...message, phone: '' }]);
  });
});

describe('failing on command', () => {
  it('fails as often as told, below the route told, and tells the log', async () => {
    panel.fail({ kind: 'status', status: 503, route: '/storage', times: 1 });
    const path = '/storage/desktop/nothing.jpg';
    expect((await fetch(panel.url + path)).status).toBe(503);
    expect((await fetch(panel.url + path)).status).toBe(404);
    expect(panel.log.map(({ status }) => status)).toEqual([503, 404]);
  });

  it.each(['down', 'reset', 'truncated'] as const)('%s ends the connection', async (kind) => {
    panel.fail({ kind });
    const read = fetch(`${panel.url}/storage/x`).then((answer) => answer.text());
    await expect(read).rejects.toThrow();
  });

  it.each(['hang', 'slow', 'drip', 'huge'] as const)(
    '%s ends when the panel closes',
    async (kind) => {
      panel.fail({ kind });
      const read = fetch(`${panel.url}/storage/x`).then(async (answer) => {
        for await (const _ of answer.body ?? []);
      });
      const failed = expect(read).rejects.toThrow();
      await expect.poll(() => kind === 'slow' || panel.log.length).toBeTruthy();
      await panel.close();
      await failed;
      panel = await startPanel({ talents: 1 });
    },
  );
});
