import 'server-only';
import path from 'node:path';

/**
 * Loads a CommonJS module with `require`, outside the bundle, and returns the instance that Next's
 * server uses. An `import` would be bundled, or resolve to the package's ES module, which is a
 * separate instance.
 * @throws Error if the module is not found
 */
export function requireAtRunTime(name: string): unknown {
  const { createRequire } = process.getBuiltinModule('node:module');
  return createRequire(path.join(process.cwd(), 'server.js'))(name);
}
