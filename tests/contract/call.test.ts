import { expect, it } from 'vitest';
import { freshClient } from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';

async function begun(answers: Parameters<typeof startServices>[0]) {
  const { url, received } = await startServices(answers);
  await freshClient(url);
  return { ...(await import('@/lib/panel/client')), received };
}

const AT = { method: 'GET', url: '/api/slides/home' } as const;

it('a call times out although the sign-in goes on, and names the sign-in', async () => {
  const { call } = await begun({ '/api/login': () => {} });
  await expect(call('panel', AT, 50)).rejects.toMatchObject({
    ...{ name: 'TimeoutError', code: 'TIMEOUT', requestLeft: false },
    exchange: { service: 'panel', ...AT },
  });
});

it('a call times out although the service goes on', async () => {
  const { call } = await begun({ [AT.url]: () => {} });
  await expect(call('panel', AT, 50)).rejects.toMatchObject({
    ...{ name: 'TimeoutError', exchange: { service: 'panel', ...AT } },
  });
});
