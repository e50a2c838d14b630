import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { counts } from '@/lib/process/counts';
import {
  hashPolicy,
  isPolicySet,
  noncePolicy,
  reportingEndpoints,
  setPolicy,
} from '@/lib/server/csp';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const FRAMES = ['https://player.test', 'https://map.test'];
beforeEach(() => beginProcess({}));

const FLIGHT = 'self.__next_f.push([1,"0:{\\"b\\":\\"x\\"}\\n"])';

function directives(policy = ''): Record<string, string[]> {
  const parts = policy.split('; ').map((part) => part.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('there is no policy until one is set', () => {
  expect([isPolicySet(), hashPolicy('<p>'), noncePolicy(), reportingEndpoints()]).toEqual([
    false,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a page may load what the policy names, and run its own inline scripts', () => {
  setPolicy({ frames: FRAMES, scripts: ['one', 'two\n"é"', 'three'] });
  expect(isPolicySet()).toBe(true);
  const policy = directives(
    hashPolicy(
      '<script src="/a.js" async=""></script><script>one</script><script id="x">two\n"é"</script>' +
        '<script>one</script><script type="application/ld+json">{"data":1}</script><script async src="/b.js"></script>' +
        `<script>${FLIGHT}</script>`,
    ),
  );
  expect(policy).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", hashOf('one'), hashOf('two\n"é"'), hashOf(FLIGHT)],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:'],
    'frame-src': FRAMES,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});

describe('an inline script', () => {
  const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

  test.each([
    FLIGHT,
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"\\"]);alert(1)//\\u003c/p\\u003e\\n"])',
    'self.__next_f.push([3,"AAEC"])',
    '(self.__next_f=self.__next_f||[]).push([0]);',
    'self.__next_f.push([1,"a);b"])',
    'self.__next_f.push()',
    `${CHUNKS}["chunk.js",{"otherChunks":[]}])`,
    `${CHUNKS}{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]});`,
  ])('of Next is allowed: %s', (script) => {
    const error = vi.spyOn(console, 'error');
    setPolicy({ frames: FRAMES });
    expect(hashPolicy(`<script>${script}</script>`)).toContain(hashOf(script));
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test.each([
    'alert(1)',
    `${FLIGHT};alert(1)`,
    `alert(1);${FLIGHT}`,
    'self.__next_f.push([1,"a"].concat(alert(1)))',
    'self.__next_f.push([1,"a"]),alert([1])',
    'self.__next_f.push([1,`a`])',
    'self.__next_f.push([1,"a"]);alert(1);self.__next_f.push([1,"a"])',
    `${CHUNKS}alert(1));`,
    'self.__next_f.push([1]',
    'self.__next_g.push([1])',
    '[1]',
    'requestAnimationFrame(function(){alert(1)});',
    `alert(1)//${'x'.repeat(80)}`,
    'one ',
    '',
  ])('of any other shape is blocked, and the first one is logged: %j', (script) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    setPolicy({ frames: FRAMES, scripts: ['one'] });
    const page = `<script>${script}</script><script>one</script>`;
    for (let time = 0; time < 2; time += 1) {
      expect(directives(hashPolicy(page))['script-src']).toEqual(["'self'", hashOf('one')]);
    }
    expect(error).toHaveBeenCalledExactlyOnceWith(
      `Browsers block an inline script of unknown shape: ${JSON.stringify(script.slice(0, 80))}`,
    );
    expect(counts().get('blocked_scripts')?.get('inline')).toBe(2);
    error.mockRestore();
  });
});

test.each([
  ['a script file', '<script src="/a.js"></script>'],
  ['a script file with other attributes', '<script id="x" async src="/a.js" nomodule=""></script>'],
  ['data', '<script id="x" type="application/ld+json">{"a":1}</script>'],
  ['no script', '<p>script</p>'],
])('%s is no inline script, and not reported as one', (_what, html) => {
  const error = vi.spyOn(console, 'error');
  setPolicy({ frames: FRAMES });
  expect(directives(hashPolicy(html))['script-src']).toEqual(["'self'"]);
  expect([error.mock.calls, counts().get('blocked_scripts')]).toEqual([[], undefined]);
  error.mockRestore();
});

test('every request has its own nonce', () => {
  setPolicy({ frames: FRAMES });
  const nonces = Array.from({ length: 50 }, () => directives(noncePolicy())['script-src']?.[1]);
  expect(new Set(nonces).size).toBe(50);
  for (const nonce of nonces) expect(nonce).toMatch(/^'nonce-[0-9a-f]{32}'$/);
});

test('violations are reported where a receiver is configured', () => {
  setPolicy({ frames: FRAMES, reportUrl: 'https://reports.test/csp' });
  expect(directives(hashPolicy(''))).toMatchObject({
    'report-uri': ['https://reports.test/csp'],
    'report-to': ['policy'],
  });
  expect(reportingEndpoints()).toBe('policy="https://reports.test/csp"');
});
