import { registerHooks } from 'node:module';

/**
 * Lets Node resolve the sources of the site as the bundler does: `@/` is the project, and an import
 * may omit `.ts`.
 */
const ROOT = new URL('../../../', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const inProject = specifier.startsWith('@/')
      ? new URL(specifier.slice(2), ROOT).href
      : specifier;
    try {
      return next(inProject, context);
    } catch (error) {
      if (!/^(file:|\.)/.test(inProject)) throw error;
      return next(`${inProject}.ts`, context);
    }
  },
});
