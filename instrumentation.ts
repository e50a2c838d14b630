/** Next calls this once, when a server starts. */
export async function register(): Promise<void> {
  // Spelled out, not turned around: only so the other runtime's bundle leaves the import out.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { start } = await import('./lib/platform/next/start');
    start();
  }
}
