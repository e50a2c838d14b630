import 'server-only';

/**
 * Loads a CommonJS module with `require`, outside the bundle, and returns the instance that Next's
 * server uses. An `import` would be bundled, or resolve to the package's ES module, which is a
 * separate instance. The module is resolved from the program that was started: its folder, unlike
 * the working directory, is the same at startup and later.
 * @throws Error if the module is not found
 */
export function requireAtRunTime(name: string): unknown {
  const { createRequire } = process.getBuiltinModule('node:module');
  const [, program = ''] = process.argv;
  return createRequire(program)(name);
}
