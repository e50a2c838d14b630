import 'server-only';
import { followInvalidations } from './cache/invalidations.mjs';
import { env } from './config/env';
import { EnvironmentError } from './config/environment';
import { reduceTargets } from './page/page-target';
import { setPolicy } from './server/csp.mjs';
import { onRequest } from './server/request-context.mjs';

/**
 * Startup, before the first request: checks the environment (an incomplete one ends the process
 * with one readable line), has the targets of pages reduced, and sets the content security policy.
 * `framed` gives the origins that may be framed; `scripts` are the texts of the site's own inline
 * scripts.
 */
export function boot(framed: () => readonly string[], scripts: readonly string[]): void {
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  followInvalidations();
  reduceTargets();
  const { POLICY_REPORT_URL, TRUSTED_PROXY_HOPS } = env();
  if (TRUSTED_PROXY_HOPS === 0) warnOfForwardedClients();
  if (process.env.NODE_ENV === 'production') {
    setPolicy({ frames: framed(), scripts, reportUrl: POLICY_REPORT_URL });
  }
}

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Warns once in the log if requests come through a proxy that is not trusted, because all its
 * visitors then share one rate limit.
 */
export function warnOfForwardedClients(): void {
  const stop = onRequest('forwarded-clients', ({ request }) => {
    const name = HEADERS.find((header) => request.headers[header] !== undefined);
    if (!name) return;
    stop();
    console.warn(
      `A request came with ${name}, but TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share the limits of one.`,
    );
  });
}
