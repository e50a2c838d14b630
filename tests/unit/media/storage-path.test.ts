import { describe, expect, it } from 'vitest';
import { storagePath } from '@/lib/media/storage-path';

describe('a path of the storage', () => {
  it.each([
    ['a.jpg', 'a.jpg'],
    ['/talents/12/cover.jpg', 'talents/12/cover.jpg'],
    ['///a.jpg', 'a.jpg'],
    [' talents/a b.jpg ', 'talents/a b.jpg'],
    ['/ a.jpg', 'a.jpg'],
    [' / / talents/a.jpg', 'talents/a.jpg'],
    ['talents/josé & cia (1).jpg', 'talents/josé & cia (1).jpg'],
    ['a/.hidden.jpg', 'a/.hidden.jpg'],
    ['a..b/c...jpg', 'a..b/c...jpg'],
    ['a/b:c.jpg', 'a/b:c.jpg'],
  ])('%j is accepted', (sent, path) => {
    expect(storagePath.parse(sent)).toBe(path);
    expect(storagePath.parse(path)).toBe(path);
  });

  it.each([
    ...['', ' ', '/', '.', '..', '../a.jpg', 'a/../b.jpg', 'a/..', 'a/./b.jpg', 'a//b.jpg', 'a/'],
    ...['a\\..\\b.jpg', '..\\a.jpg', '%2e%2e/a.jpg', 'a/%2e%2e%2fb.jpg', 'a.jpg?size=1', 'a.jpg#x'],
    ...['a\nb.jpg', 'a\u0000.jpg', 'http://evil.test/a.jpg', 'HTTPS://evil.test/a.jpg'],
    ...['javascript:alert(1)', 'data:image/png;base64,AA', 'file:a.jpg'],
    `${'x'.repeat(501)}`,
    'a\ud83d.jpg',
    null,
    7,
    {},
  ])('%j is rejected', (sent) => {
    expect(storagePath.safeParse(sent).success).toBe(false);
  });
});
