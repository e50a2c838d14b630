/**
 * The tests that should notice a fault in a folder of `lib`, besides the unit tests that mirror it.
 * @type {Record<string, string[]>}
 */
const MORE_TESTS = {
  blog: ['tests/contract/blog*.test.ts'],
  contact: ['tests/contract/contact/*.test.ts'],
  favorites: [
    'tests/components/favorites-store.test.ts',
    'tests/components/heart.test.tsx',
    'tests/contract/favorites/*.test.ts',
  ],
  forms: ['tests/contract/forms/*.test.ts'],
  media: ['tests/contract/composite-connections.test.ts'],
  // Without the slowest ones, and those that use little of the panel.
  panel: [
    'tests/contract/!(slow-services|faults|preview-of-page|redis|invalidations|readiness|secrets|roster-crowd).test.ts',
  ],
  platform: [
    'tests/contract/redis.test.ts',
    'tests/contract/invalidations.test.ts',
    'tests/contract/secrets.test.ts',
    'tests/contract/persisted-reads.test.ts',
  ],
  preview: ['tests/contract/preview-of-page.test.ts'],
  roster: ['tests/unit/talents/**/*.test.*', 'tests/contract/roster-reads.test.ts'],
  scouting: ['tests/contract/scouting/*.test.ts'],
  seen: ['tests/components/recently-viewed-profiles.test.tsx'],
  talents: [
    'tests/components/favorites-store.test.ts',
    'tests/components/unit-preference.test.ts',
    'tests/components/units.test.tsx',
  ],
};

/** @param {string} folder of `lib` */
export function testsOf(folder) {
  return [`tests/unit/${folder}/**/*.test.*`, ...(MORE_TESTS[folder] ?? [])];
}
