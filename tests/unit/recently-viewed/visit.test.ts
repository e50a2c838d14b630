import { describe, expect, it, vi } from 'vitest';
import { forgetSeen, SEEN_KEYS, setKeeping } from '@/lib/recently-viewed/keeping';
import { followVisit, type Visit, visitOn } from '@/lib/recently-viewed/visit';
import { refuseStorage, stubStorage } from '../../fixtures/browser-storage.ts';
import fc from '../../fixtures/fast-check.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const visit = (since: number | null, newest: number, minutesAgo = 1): Visit => {
  return { v: 1, at: NOW - minutesAgo * MINUTE, newest, since };
};

describe('who is new since when', () => {
  it.each<[string, Visit | null, number, number | null, number]>([
    ['a first visit', null, 50, null, 50],
    ['the first visit goes on', visit(null, 50), 50, null, 50],
    ['somebody came during it', visit(null, 50), 53, null, 53],
    ['half an hour is no end', visit(40, 50, 30), 53, 40, 53],
    ['a little more is one', visit(40, 50, 31), 53, 50, 53],
    ['the second visit', visit(null, 50, 600), 53, 50, 53],
    ['nobody came in between', visit(40, 50, 600), 50, 50, 50],
    ['the newest has left', visit(40, 50, 600), 45, 50, 50],
    ['the clock was set back', visit(40, 50, -600), 53, 40, 53],
  ])('%s', (_, kept, newest, since, next) => {
    expect(visitOn(kept, newest, NOW)).toEqual({ v: 1, at: NOW, newest: next, since });
  });

  it('marks nobody whom an earlier visit knew, and everybody who came since', () => {
    const step = fc.record({ minutes: fc.nat(90), came: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        let kept: Visit | null = null;
        let [now, newest] = [NOW, 10];
        // What a visitor could have seen before the visit under way began.
        let known: number | null = null;
        for (const { minutes, came } of steps) {
          const before: Visit | null = kept;
          now += minutes * MINUTE;
          if (before && minutes > 30) known = newest;
          newest += came;
          kept = visitOn(before, newest, now);
          expect(kept.since).toBe(known);
        }
      }),
    );
  });
});

describe('a list that is open', () => {
  function browser(stored?: string) {
    const kept = stubStorage('localStorage');
    if (stored !== undefined) kept.set(SEEN_KEYS.visit, stored);
    const target = new EventTarget();
    vi.stubGlobal('window', target);
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const told: (number | null)[] = [];
    const end = followVisit(60, (since) => told.push(since));
    const visitKept = () => JSON.parse(kept.get(SEEN_KEYS.visit) ?? 'null');
    return { kept, target, told, end, visitKept };
  }

  it('tells the highest id of the last visit, and notes the present one', () => {
    const { told, visitKept } = browser(JSON.stringify(visit(null, 50, 600)));
    expect(told).toEqual([50]);
    expect(visitKept()).toEqual({ v: 1, at: NOW, newest: 60, since: 50 });
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
  ])('takes what it did not write for a first visit: %s', (stored) => {
    const { told, visitKept } = browser(stored);
    expect(told).toEqual([null]);
    expect(visitKept()).toEqual({ v: 1, at: NOW, newest: 60, since: null });
  });

  it('keeps a visit going while something is done, once a minute, and not after its end', () => {
    const { target, end, visitKept } = browser();
    const doneAfter = (minutes: number) => {
      vi.setSystemTime(NOW + minutes * MINUTE);
      target.dispatchEvent(new Event('scroll'));
      return (visitKept().at - NOW) / MINUTE;
    };
    expect([0.5, 1, 20, 20.5, 45, 76, 77].map(doneAfter)).toEqual([0, 1, 20, 20, 45, 45, 45]);
    end();
    vi.setSystemTime(NOW);
    expect(doneAfter(40)).toBe(45);
  });

  it('notes and tells nothing any more once it is left', () => {
    const { target, told, end, visitKept } = browser(JSON.stringify(visit(40, 50)));
    end();
    vi.setSystemTime(NOW + 5 * MINUTE);
    for (const deed of ['pointerdown', 'keydown', 'scroll']) target.dispatchEvent(new Event(deed));
    expect(visitKept()).toEqual({ v: 1, at: NOW, newest: 60, since: 40 });
    forgetSeen();
    target.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(told).toEqual([40]);
  });

  it('goes on where nobody has come since the visit before', () => {
    expect(browser(JSON.stringify(visit(50, 50))).told).toEqual([50]);
  });

  it('tells when another tab empties or ends it, and notes nothing more', () => {
    const { kept, target, told, visitKept } = browser(JSON.stringify(visit(null, 50, 600)));
    const heard = (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    heard('another-key');
    expect(told).toEqual([50]);
    kept.delete(SEEN_KEYS.visit);
    heard(SEEN_KEYS.visit);
    expect(told).toEqual([50, null]);
    kept.set(SEEN_KEYS.visit, JSON.stringify(visit(45, 50)));
    heard(null);
    expect(told).toEqual([50, null, 45]);
    forgetSeen();
    expect([told.at(-1), visitKept()]).toEqual([null, null]);
    setKeeping(false);
    kept.set(SEEN_KEYS.visit, JSON.stringify(visit(40, 50)));
    heard(SEEN_KEYS.visit);
    expect(told.at(-1)).toBeNull();
    vi.setSystemTime(NOW + 5 * MINUTE);
    target.dispatchEvent(new Event('scroll'));
    expect(visitKept().at).toBe(NOW - MINUTE);
    setKeeping(true);
    expect(told.at(-1)).toBe(40);
  });

  it('keeps nothing for who has switched it off', () => {
    const { end, kept } = browser();
    end();
    setKeeping(false);
    const told: (number | null)[] = [];
    followVisit(60, (since) => told.push(since));
    expect(told).toEqual([null]);
    expect([...kept]).toEqual([[SEEN_KEYS.off, 'off']]);
  });

  it('marks nobody where the browser keeps nothing, or where there is nobody', () => {
    const { kept, end } = browser();
    end();
    kept.clear();
    followVisit(0, () => {});
    expect([...kept]).toEqual([]);
    refuseStorage('localStorage');
    const told: (number | null)[] = [];
    followVisit(60, (since) => told.push(since));
    expect(told).toEqual([null]);
  });
});
