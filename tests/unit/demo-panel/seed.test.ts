import { describe, expect, it } from 'vitest';
import { inventProfile } from '../../demo-panel/seed/profile.ts';
import { Roster } from '../../demo-panel/seed/roster.ts';
import { inventTalent } from '../../demo-panel/seed/talent.ts';

const records = (size: number, count = size + 1): { id: unknown; categories?: unknown }[] =>
  JSON.parse(new Roster(size).page(count).toString()).data;

describe('the invented roster', () => {
  it('is the same whenever it is built, and a longer one begins with the shorter', () => {
    expect(records(120)).toEqual(records(120));
    expect(records(300).slice(0, 121)).toEqual(records(120));
  });

  it('gives every talent an id of their own, with gaps between them', () => {
    const ids = Array.from({ length: 300 }, (_, index) => Number(inventTalent(index).id));
    expect(new Set(ids).size).toBe(300);
    expect(Math.max(...ids) - Math.min(...ids)).toBeGreaterThan(600);
  });

  it('has somebody in every category', () => {
    const seen = new Set<number>();
    for (let index = 0; index < 300; index += 1) {
      for (const { id } of inventTalent(index).categories) seen.add(Number(id));
    }
    expect([...seen].sort()).toEqual([1884, 1885, 1886, 1887, 1888, 1889, 1890, 1891]);
  });

  it('holds one record that cannot be read, once it is long enough', () => {
    expect(records(300)).toHaveLength(301);
    expect(records(300).filter(({ id }) => id === 'oops')).toHaveLength(1);
    expect(records(20).filter(({ id }) => id === 'oops')).toHaveLength(0);
  });

  it('leaves the letters K, Q, W, X and Y without anybody, and has one name with a digit', () => {
    const initials = Array.from({ length: 300 }, (_, index) =>
      inventTalent(index).name.normalize('NFD').charAt(0),
    );
    expect(initials.filter((initial) => /[KQWXY]/.test(initial))).toEqual([]);
    expect(initials.filter((initial) => /\d/.test(initial))).toHaveLength(1);
  });

  it('has a talent with no book and one with ten videos', () => {
    const profiles = Array.from({ length: 300 }, (_, index) => inventProfile(index));
    expect(profiles.filter(({ book }) => book.length === 0)).toHaveLength(1);
    expect(profiles.filter(({ video }) => video.length === 10)).toHaveLength(1);
  });
});
