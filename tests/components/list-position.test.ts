import { beforeEach, describe, expect, it, vi } from 'vitest';

async function fresh() {
  vi.resetModules();
  return import('@/components/ui/list-position');
}

describe('the position of a list', () => {
  beforeEach(() => sessionStorage.clear());

  it('is stored by entry of the history, and survives a reload', async () => {
    const { rememberPosition, positionOf } = await fresh();
    rememberPosition('entry-1', { shown: 60, top: 1200.5 });
    rememberPosition('entry-2', { shown: 20, top: 0 });
    expect(positionOf('entry-1')).toEqual({ shown: 60, top: 1200.5 });
    window.dispatchEvent(new Event('pagehide'));
    const reloaded = await fresh();
    expect(reloaded.positionOf('entry-1')).toEqual({ shown: 60, top: 1200.5 });
    expect(reloaded.positionOf('entry-3')).toBeNull();
  });

  it('survives a reload for the 50 entries that were scrolled last', async () => {
    const { rememberPosition } = await fresh();
    for (let entry = 0; entry < 60; entry += 1) {
      rememberPosition(`entry-${entry}`, { shown: 20, top: entry });
    }
    rememberPosition('entry-0', { shown: 40, top: 900 });
    window.dispatchEvent(new Event('pagehide'));
    const { positionOf } = await fresh();
    expect(positionOf('entry-0')).toEqual({ shown: 40, top: 900 });
    expect([positionOf('entry-10'), positionOf('entry-11')]).toEqual([
      null,
      { shown: 20, top: 11 },
    ]);
  });

  it('is not read from storage after a new navigation, but merged into it on pagehide', async () => {
    const earlier = await fresh();
    earlier.rememberPosition('entry-1', { shown: 60, top: 1 });
    window.dispatchEvent(new Event('pagehide'));
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'navigate' } as PerformanceNavigationTiming,
    ]);
    const read = vi.spyOn(Storage.prototype, 'getItem');
    const { rememberPosition, positionOf } = await fresh();
    expect(positionOf('entry-1')).toBeNull();
    expect(read).not.toHaveBeenCalled();
    rememberPosition('entry-2', { shown: 20, top: 2 });
    window.dispatchEvent(new Event('pagehide'));
    vi.restoreAllMocks();
    const returned = await fresh();
    expect(returned.positionOf('entry-1')).toEqual({ shown: 60, top: 1 });
    expect(returned.positionOf('entry-2')).toEqual({ shown: 20, top: 2 });
  });

  it('is null in a browser without the Navigation API', async () => {
    const { rememberPosition, positionOf } = await fresh();
    rememberPosition(null, { shown: 60, top: 1 });
    expect(positionOf(null)).toBeNull();
  });

  it.each(['', 'null', '{"a":1}', '[["a"],["b",{"shown":-1,"top":0}],[1,{"shown":20,"top":0}]]'])(
    'ignores other content of the storage: %s',
    async (stored) => {
      sessionStorage.setItem('list-positions', stored);
      const { positionOf } = await fresh();
      expect([positionOf('a'), positionOf('b')]).toEqual([null, null]);
    },
  );
});
