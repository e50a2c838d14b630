import { expect, test } from 'vitest';
import { isCampaignKey, withoutCampaignKeys } from '@/lib/routes/campaign-keys.mjs';
import { QUERY_KEYS } from '@/lib/routes/query-keys';

test.each([
  ['/modelos', '/modelos'],
  ['/modelos?', '/modelos?'],
  ['/modelos?utm_source=x&utm_medium=y', '/modelos'],
  ['/?fbclid=IwAR0%3D&utm_id', '/'],
  ['/modelos?letter=a&gclid=x', '/modelos?letter=a'],
  ['/modelos?igsh=x&letter=a&igshid=y&page=2', '/modelos?letter=a&page=2'],
  ['/modelos?letter=A&x=1', '/modelos?letter=A&x=1'],
  ['/modelos?q=utm_source', '/modelos?q=utm_source'],
  ['/modelos?Fbclid=x&utm%5Fsource=x', '/modelos?Fbclid=x&utm%5Fsource=x'],
  ['/utm_source=x', '/utm_source=x'],
])('%s without campaign keys is %s', (target, bare) => {
  expect(withoutCampaignKeys(target)).toBe(bare);
});

test('no page reads a campaign key', () => {
  const read = Object.values(QUERY_KEYS).flat();
  expect(read.filter(isCampaignKey)).toEqual([]);
});
