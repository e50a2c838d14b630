import { describe, expect, it, vi } from 'vitest';
import { clearHistory, HISTORY_KEYS, setHistoryOn } from '@/lib/recently-viewed/history';
import { followVisit, type Visit, visitOn } from '@/lib/recently-viewed/visit';
import { refuseStorage, stubStorage } from '../../fixtures/browser-storage.ts';
import fc from '../../fixtures/fast-check.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const visit = (since: number | null, newest: number, minutesAgo = 1): Visit => {
  return { v: 1, at: NOW - minutesAgo * MINUTE, newest, since };
};

describe('the visit since which a talent counts as new', () => {
  it.each<[string, Visit | null, number, number | null, number]>([
    ['a first visit', null, 50, null, 50],
    ['the first visit goes on', visit(null, 50), 50, null, 50],
    ['a talent joins during it', visit(null, 50), 53, null, 53],
    ['half an hour does not end a visit', visit(40, 50, 30), 53, 40, 53],
    ['a little more is one', visit(40, 50, 31), 53, 50, 53],
    ['the second visit', visit(null, 50, 600), 53, 50, 53],
    ['no one joined in between', visit(40, 50, 600), 50, 50, 50],
    ['the newest has left', visit(40, 50, 600), 45, 50, 50],
    ['the clock was set back', visit(40, 50, -600), 53, 40, 53],
  ])('%s', (_, last, newest, since, next) => {
    expect(visitOn(last, newest, NOW)).toEqual({ v: 1, at: NOW, newest: next, since });
  });

  it('marks exactly the talents that joined since the previous visit', () => {
    const step = fc.record({ minutes: fc.nat(90), came: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        let last: Visit | null = null;
        let [now, newest] = [NOW, 10];
        // What the visitor could have seen before the current visit began.
        let known: number | null = null;
        for (const { minutes, came } of steps) {
          const before: Visit | null = last;
          now += minutes * MINUTE;
          if (before && minutes > 30) known = newest;
          newest += came;
          last = visitOn(before, newest, now);
          expect(last.since).toBe(known);
        }
      }),
    );
  });
});

describe('an open list', () => {
  function browser(stored?: string) {
    const storage = stubStorage('localStorage');
    if (stored !== undefined) storage.set(HISTORY_KEYS.visit, stored);
    const target = new EventTarget();
    vi.stubGlobal('window', target);
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const changes: (number | null)[] = [];
    const end = followVisit(60, (since) => changes.push(since));
    const storedVisit = () => JSON.parse(storage.get(HISTORY_KEYS.visit) ?? 'null');
    return { storage, target, changes, end, storedVisit };
  }

  it('passes on the highest id of the last visit, and stores the current one', () => {
    const { changes, storedVisit } = browser(JSON.stringify(visit(null, 50, 600)));
    expect(changes).toEqual([50]);
    expect(storedVisit()).toEqual({ v: 1, at: NOW, newest: 60, since: 50 });
  });

  it.each([
    'not json',
    'null',
    '[]',
    '{"v":2,"at":1,"newest":5,"since":null}',
    '{"v":1,"at":"1","newest":5,"since":null}',
    '{"v":1,"at":1,"newest":-5,"since":null}',
    '{"v":1,"at":1,"newest":5,"since":9}',
    '{"v":1,"at":1,"newest":1e300,"since":4}',
  ])('treats a value that it did not write as a first visit: %s', (stored) => {
    const { changes, storedVisit } = browser(stored);
    expect(changes).toEqual([null]);
    expect(storedVisit()).toEqual({ v: 1, at: NOW, newest: 60, since: null });
  });

  it('extends a visit on activity, at most once a minute, and not after its end', () => {
    const { target, end, storedVisit } = browser();
    const doneAfter = (minutes: number) => {
      vi.setSystemTime(NOW + minutes * MINUTE);
      target.dispatchEvent(new Event('scroll'));
      return (storedVisit().at - NOW) / MINUTE;
    };
    expect([0.5, 1, 20, 20.5, 45, 76, 77].map(doneAfter)).toEqual([0, 1, 20, 20, 45, 45, 45]);
    end();
    vi.setSystemTime(NOW);
    expect(doneAfter(40)).toBe(45);
  });

  it('stores and passes on nothing once it is left', () => {
    const { target, changes, end, storedVisit } = browser(JSON.stringify(visit(40, 50)));
    end();
    vi.setSystemTime(NOW + 5 * MINUTE);
    for (const deed of ['pointerdown', 'keydown', 'scroll']) target.dispatchEvent(new Event(deed));
    expect(storedVisit()).toEqual({ v: 1, at: NOW, newest: 60, since: 40 });
    clearHistory();
    target.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(changes).toEqual([40]);
  });

  it('continues where no one has joined since the previous visit', () => {
    expect(browser(JSON.stringify(visit(50, 50))).changes).toEqual([50]);
  });

  it('reports when another tab clears or ends the visit, and stores nothing more', () => {
    const { storage, target, changes, storedVisit } = browser(JSON.stringify(visit(null, 50, 600)));
    const dispatchStorage = (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    dispatchStorage('another-key');
    expect(changes).toEqual([50]);
    storage.delete(HISTORY_KEYS.visit);
    dispatchStorage(HISTORY_KEYS.visit);
    expect(changes).toEqual([50, null]);
    storage.set(HISTORY_KEYS.visit, JSON.stringify(visit(45, 50)));
    dispatchStorage(null);
    expect(changes).toEqual([50, null, 45]);
    clearHistory();
    expect([changes.at(-1), storedVisit()]).toEqual([null, null]);
    setHistoryOn(false);
    storage.set(HISTORY_KEYS.visit, JSON.stringify(visit(40, 50)));
    dispatchStorage(HISTORY_KEYS.visit);
    expect(changes.at(-1)).toBeNull();
    vi.setSystemTime(NOW + 5 * MINUTE);
    target.dispatchEvent(new Event('scroll'));
    expect(storedVisit().at).toBe(NOW - MINUTE);
    setHistoryOn(true);
    expect(changes.at(-1)).toBe(40);
  });

  it('stores nothing for a visitor who opted out', () => {
    const { end, storage } = browser();
    end();
    setHistoryOn(false);
    const changes: (number | null)[] = [];
    followVisit(60, (since) => changes.push(since));
    expect(changes).toEqual([null]);
    expect([...storage]).toEqual([[HISTORY_KEYS.off, 'off']]);
  });

  it('marks no one without a storage, or on an empty list', () => {
    const { storage, end } = browser();
    end();
    storage.clear();
    followVisit(0, () => {});
    expect([...storage]).toEqual([]);
    refuseStorage('localStorage');
    const changes: (number | null)[] = [];
    followVisit(60, (since) => changes.push(since));
    expect(changes).toEqual([null]);
  });
});
