import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUERY_KEYS } from '@/lib/routes/query-keys';
import { UNRECOGNIZED_KEY } from '@/lib/search/unrecognized';

test('nginx caches the views of every key that is no visitor’s own words', () => {
  const map = readFileSync('deploy/nginx/vitrine.conf', 'utf8');
  const [, keys = ''] = /"~\^\(\?:\(\?:([\w|]+)\)=.*" view;/.exec(map) ?? [];
  const { roster, blog, profile } = QUERY_KEYS;
  const own: readonly string[] = ['q', UNRECOGNIZED_KEY];
  const cached = [...roster, ...blog, ...profile].filter((key) => !own.includes(key));
  expect(keys.split('|').sort()).toEqual([...new Set<string>(cached)].sort());
});
