import whole from '../../vitest.config';

/** The projects that need no build. */
const PROJECTS = [
  'unit',
  'unit-isolated',
  'images',
  'contract',
  'components',
  'components-isolated',
];

const EXCEPT = [
  // Stryker's threads share one time zone.
  'tests/unit/talents/age-zones.test.ts',
  'tests/unit/panel/values/moment.test.ts',
  // Instrumented code is larger.
  'tests/unit/search/weight.test.ts',
  // And has more regular expressions.
  'tests/unit/patterns.test.ts',
];

const projects = whole.test?.projects?.flatMap((project) =>
  typeof project === 'object' && 'test' in project && PROJECTS.includes(String(project.test?.name))
    ? [
        {
          ...project,
          test: {
            ...project.test,
            exclude: [...(project.test?.exclude ?? []), ...EXCEPT],
            testTimeout: 30_000,
          },
        },
      ]
    : [],
);

export default {
  ...whole,
  test: { ...whole.test, env: { TEST_SEED: '1' }, projects },
};
