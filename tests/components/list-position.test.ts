import { beforeEach, describe, expect, it, vi } from 'vitest';

async function fresh() {
  vi.resetModules();
  return import('@/components/roster/list-position');
}

describe('where a list was left', () => {
  beforeEach(() => sessionStorage.clear());

  it('is kept by entry of the history, over a reload', async () => {
    const { rememberPosition, positionOf } = await fresh();
    rememberPosition('entry-1', { shown: 60, top: 1200.5 });
    rememberPosition('entry-2', { shown: 20, top: 0 });
    expect(positionOf('entry-1')).toEqual({ shown: 60, top: 1200.5 });
    window.dispatchEvent(new Event('pagehide'));
    const reloaded = await fresh();
    expect(reloaded.positionOf('entry-1')).toEqual({ shown: 60, top: 1200.5 });
    expect(reloaded.positionOf('entry-3')).toBeNull();
  });

  it('is nothing where the browser has no names for its entries', async () => {
    const { rememberPosition, positionOf } = await fresh();
    rememberPosition(null, { shown: 60, top: 1 });
    expect(positionOf(null)).toBeNull();
  });

  it.each(['', 'null', '{"a":1}', '[["a"],["b",{"shown":-1,"top":0}],[1,{"shown":20,"top":0}]]'])(
    'ignores what else is in the storage: %s',
    async (stored) => {
      sessionStorage.setItem('list-positions', stored);
      const { positionOf } = await fresh();
      expect([positionOf('a'), positionOf('b')]).toEqual([null, null]);
    },
  );
});
