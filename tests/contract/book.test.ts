import { describe, expect, it } from 'vitest';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';

const ana = { id: 1, name: 'Ana' };

describe('the book of a profile', () => {
  /** The pictures and videos that are read for a profile. */
  async function bookOf(sent: object) {
    collectWarnings();
    const profile = { ...ana, ...sent };
    const { url } = await startServices({ '/api/talents': [ana], '/api/talent/profile': profile });
    return (await freshClient(url)).readProfile(1);
  }

  it.each([
    ['missing', {}],
    ['null', { width: null, height: null }],
    ['of one side only', { width: 800 }],
    ['zero', { width: 0, height: 0 }],
    ['no number', { width: 'wide', height: '1e3' }],
    ['beyond belief', { width: 1e6, height: 800 }],
  ])('shows a photo whose size is %s as a portrait', async (_how, size) => {
    const profile = await bookOf({ book: [{ file: 'a.jpg', ...size }] });
    expect(profile?.book).toEqual([{ file: 'a.jpg', width: 3, height: 4 }]);
  });

  it.each(['aqz-KE-bpKQ/x/y', 'aqz-KE-bpKQ x', '/aqz-KE-bpKQ', 'x'.repeat(65), ''])(
    'drops a video whose id has extra characters: %j',
    async (file) => {
      const known = [
        { provider: 'vimeo', file: '148751763/0f6e1a3b2c', preview: null },
        { provider: 'youtube', file: 'aqz-KE-bpKQ', preview: null },
      ];
      const profile = await bookOf({ video: [{ provider: 'youtube', file }, ...known] });
      expect(profile?.video).toEqual(known);
    },
  );
});
