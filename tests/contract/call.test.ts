import { expect, it } from 'vitest';
import { freshClient } from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';

it('a call times out although the sign-in goes on, and names the sign-in', async () => {
  const at = { method: 'GET', url: '/api/slides/home' } as const;
  const { url } = await startServices({ '/api/login': () => {} });
  await freshClient(url);
  const { call } = await import('@/lib/panel/client');
  await expect(call('panel', at, 50)).rejects.toMatchObject({
    ...{ name: 'TimeoutError', code: 'TIMEOUT', requestLeft: false },
    exchange: { service: 'panel', ...at },
  });
});
