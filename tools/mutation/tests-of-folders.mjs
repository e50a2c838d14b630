/**
 * The tests that should notice a fault in a folder of `lib`, besides the unit tests that mirror it.
 * @type {Record<string, string[]>}
 */
const MORE_TESTS = {
  blog: ['tests/contract/blog*.test.ts'],
  contact: ['tests/contract/contact/*.test.ts'],
  favorites: [
    'tests/components/favorites-store.test.ts',
    'tests/components/talents/heart.test.tsx',
    'tests/contract/favorites/*.test.ts',
  ],
  forms: ['tests/contract/forms/*.test.ts'],
  media: ['tests/contract/composite-connections.test.ts'],
  observability: ['tests/contract/readiness.test.ts'],
  // Without the slowest ones, and those that use little of the panel.
  panel: [
    'tests/contract/!(slow-services|preview-of-page|redis|invalidations|secrets|roster-crowd).test.ts',
  ],
  pdf: ['tests/contract/pdf/*.test.ts'],
  platform: [
    'tests/contract/redis.test.ts',
    'tests/contract/invalidations.test.ts',
    'tests/contract/secrets.test.ts',
    'tests/contract/persisted-reads.test.ts',
  ],
  preview: ['tests/contract/preview-of-page.test.ts'],
  'recently-viewed': ['tests/components/recently-viewed-profiles.test.tsx'],
  roster: ['tests/unit/talents/**/*.test.*', 'tests/contract/roster-reads.test.ts'],
  scouting: ['tests/contract/scouting/*.test.ts'],
  talents: [
    'tests/components/favorites-store.test.ts',
    'tests/components/unit-preference.test.ts',
    'tests/components/talents/units.test.tsx',
  ],
  visits: ['tests/contract/visits.test.ts', 'tests/components/visits/*.test.ts'],
};

/** @param {string} folder of `lib` */
export function testsOf(folder) {
  return [`tests/unit/${folder}/**/*.test.*`, ...(MORE_TESTS[folder] ?? [])];
}
