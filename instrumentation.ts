/** Called by Next before the server listens (`lib/server/start.mjs`). */
export async function register(): Promise<void> {
  // Not an early return: only this form keeps the import out of the other runtime's bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('./lib/boot');
    const { framedOrigins } = await import('./lib/site');
    const { OPENING_SCRIPT } = await import('./components/home/first-visit');
    const { HIDING_SCRIPT } = await import('./components/favorites/hide-empty-selection');
    const { failurePages, PLAIN_POLICY } = await import('./lib/page/plain-page');
    const { setFailurePages } = await import('./lib/server/failure-page.mjs');
    boot(framedOrigins, [OPENING_SCRIPT, HIDING_SCRIPT]);
    setFailurePages({ byLanguage: failurePages(), policy: PLAIN_POLICY });
    const { watchRequests } = await import('./lib/observability/requests');
    watchRequests();
    const { logInJson } = await import('./lib/observability/log');
    if (process.env.NODE_ENV === 'production') logInJson();
    const { disableOperationCache } = await import('./lib/media/operation-cache');
    disableOperationCache();
    const { expireOptimizedPictures } = await import('./lib/media/optimized-pictures');
    expireOptimizedPictures();
    const { signInAhead } = await import('./lib/panel/token');
    void signInAhead();
  }
}
