import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, vi } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';

// As Next's server does, before any of its modules is loaded.
Object.assign(globalThis, { AsyncLocalStorage });

/** Test files share their process: each leaves it as it found it. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const symbols = Object.getOwnPropertySymbols(globalThis);
  // Modules that have process-wide state were loaded with the variables of this file.
  if (symbols.some((one) => one.description?.startsWith('vitrine.'))) beginProcess({});
});
