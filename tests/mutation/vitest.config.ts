import whole from '../../vitest.config';

/** The tests that a mutation run may repeat for each fault: those that need no build. */
const PROJECTS = ['unit', 'contract', 'components'];

/** Stryker runs tests in threads, which share the time zone of their process. */
const OF_OTHER_ZONES = ['tests/unit/panel/moment.test.ts'];

const projects = whole.test?.projects?.flatMap((project) =>
  typeof project === 'object' && 'test' in project && PROJECTS.includes(String(project.test?.name))
    ? [{ ...project, test: { ...project.test, exclude: OF_OTHER_ZONES, testTimeout: 30_000 } }]
    : [],
);

export default {
  ...whole,
  test: { ...whole.test, env: { FAST_CHECK_SEED: '1' }, projects },
};
