import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  hashPolicy,
  isPolicySet,
  noncePolicy,
  reportingEndpoints,
  setPolicy,
} from '@/lib/platform/next/policy.mjs';
import { beginProcess } from '../../../fixtures/fresh-process.ts';

const FRAMES = ['https://player.test', 'https://map.test'];
beforeEach(() => beginProcess({}));

function directives(policy = ''): Record<string, string[]> {
  const parts = policy.split('; ').map((part) => part.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('until it is decided what pages may do there is no policy', () => {
  expect([isPolicySet(), hashPolicy('<p>'), noncePolicy(), reportingEndpoints()]).toEqual([
    false,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a page frames what is decided and runs what it holds', () => {
  setPolicy({ frames: FRAMES });
  expect(isPolicySet()).toBe(true);
  const policy = directives(
    hashPolicy(
      '<script src="/a.js" async=""></script><script>one</script><script id="x">two\n"é"</script>' +
        '<script>one</script><script type="application/ld+json">{"data":1}</script><script async src="/b.js"></script>',
    ),
  );
  expect(policy).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", hashOf('one'), hashOf('two\n"é"')],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:'],
    'frame-src': FRAMES,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});

test('no two requests have the same nonce', () => {
  setPolicy({ frames: FRAMES });
  const nonces = Array.from({ length: 50 }, () => directives(noncePolicy())['script-src']?.[1]);
  expect(new Set(nonces).size).toBe(50);
  for (const nonce of nonces) expect(nonce).toMatch(/^'nonce-[0-9a-f]{32}'$/);
});

test('violations are told where it is configured', () => {
  setPolicy({ frames: FRAMES, reportUrl: 'https://reports.test/csp' });
  expect(directives(hashPolicy(''))).toMatchObject({
    'report-uri': ['https://reports.test/csp'],
    'report-to': ['policy'],
  });
  expect(reportingEndpoints()).toBe('policy="https://reports.test/csp"');
});
