/** Called by Next before the server listens (`lib/server/start.ts`). */
export async function register(): Promise<void> {
  // Not an early return: only this form keeps the import out of the other runtime's bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('./instrumentation-node');
    boot();
  }
}
