/** Next calls this once, when a server starts. */
export async function register(): Promise<void> {
  // Not an early return: only this form keeps the import out of the other runtime's bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { start } = await import('./lib/platform/next/start');
    start();
    const { watch } = await import('./lib/watching/watch');
    await watch();
    const { signInAhead } = await import('./lib/panel/token');
    void signInAhead();
  }
}
