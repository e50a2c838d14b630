import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanDevice } from '@/components/site/clean-device';

function worker(scriptURL: string) {
  const registration = { active: { scriptURL }, waiting: null, installing: null };
  return { ...registration, unregister: vi.fn(async () => true) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('removes the worker and the caches of offline copies, and no other', async () => {
  const [old, other] = [worker('https://a.test/offline-worker.js'), worker('https://a.test/x.js')];
  const deleted = vi.fn(async () => true);
  const getRegistrations = async () => [old, other];
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });
  vi.stubGlobal('caches', { keys: async () => ['offline:/favoritos', 'other'], delete: deleted });
  await cleanDevice();
  expect(old.unregister).toHaveBeenCalledOnce();
  expect(other.unregister).not.toHaveBeenCalled();
  expect(deleted.mock.calls).toEqual([['offline:/favoritos']]);
});

it('removes what features that are gone stored, and nothing else', async () => {
  const gone = ['recent-profiles', 'visit', 'seen-off', 'favorites-answers'];
  for (const key of [...gone, 'favorites', 'brief-draft']) localStorage.setItem(key, '{}');
  sessionStorage.setItem('taken-brief', '{}');
  sessionStorage.setItem('other', '{}');
  await cleanDevice();
  expect(Object.keys(localStorage).sort()).toEqual(['brief-draft', 'favorites']);
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

it('does nothing where the browser forbids storage', async () => {
  const getRegistrations = () => Promise.reject(new DOMException('', 'SecurityError'));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });
  await expect(cleanDevice()).resolves.toBeUndefined();
});
