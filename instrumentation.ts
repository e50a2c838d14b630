let begun: Promise<void> | undefined;

/** Called before the server listens (`lib/platform/next/serve.mjs`), and by Next once it does. */
export function register(): Promise<void> {
  begun ??= begin();
  return begun;
}

async function begin(): Promise<void> {
  // Not an early return: only this form keeps the import out of the other runtime's bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { start } = await import('./lib/platform/next/start');
    const { framedOrigins } = await import('./lib/site');
    const { OPENING_SCRIPT } = await import('./components/home/first-visit');
    const { HIDING_SCRIPT } = await import('./components/favorites/hide-empty-selection');
    start(framedOrigins, [OPENING_SCRIPT, HIDING_SCRIPT]);
    const { watch } = await import('./lib/observability/watch');
    await watch();
    const { disableOperationCache } = await import('./lib/media/operation-cache');
    disableOperationCache();
    const { signInAhead } = await import('./lib/panel/token');
    void signInAhead();
  }
}
