import { defineConfig } from 'vitest/config';
import whole from '../../vitest.config.ts';

const { projects = [], ...shared } = whole.test ?? {};

/** The tests that a mutation run asks: those of pure logic, which need no server and no build. */
export default defineConfig({
  ...whole,
  test: {
    ...shared,
    projects: projects.filter(
      (one) => typeof one === 'object' && 'test' in one && one.test?.name === 'unit',
    ),
  },
});
