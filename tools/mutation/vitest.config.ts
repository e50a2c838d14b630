import whole from '../../vitest.config';

/** The tests that a mutation run may repeat for each fault: those that need no build. */
const PROJECTS = ['unit', 'unit-isolated', 'images', 'contract', 'components'];

const EXCEPT = [
  // Stryker runs tests in threads, which share the time zone of their process.
  'tests/unit/panel/moment.test.ts',
  // Instrumented code is larger.
  'tests/unit/search/weight.test.ts',
];

const projects = whole.test?.projects?.flatMap((project) =>
  typeof project === 'object' && 'test' in project && PROJECTS.includes(String(project.test?.name))
    ? [{ ...project, test: { ...project.test, exclude: EXCEPT, testTimeout: 30_000 } }]
    : [],
);

export default {
  ...whole,
  test: { ...whole.test, env: { TEST_SEED: '1' }, projects },
};
