import { expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

it('is read once per process', async () => {
  beginProcess({ SITE_NAME: 'Primeira' });
  const { env } = await import('@/lib/config/environment');
  expect(env().SITE_NAME).toBe('Primeira');
  vi.stubEnv('SITE_NAME', 'Segunda');
  expect(env().SITE_NAME).toBe('Primeira');
});
