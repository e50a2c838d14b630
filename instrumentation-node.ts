import type { IncomingHttpHeaders } from 'node:http';
import { HIDING_SCRIPT } from '@/components/favorites/hide-empty-selection';
import { OPENING_SCRIPT } from '@/components/home/first-visit';
import { followInvalidations } from '@/lib/cache/invalidations';
import { EnvironmentError, env } from '@/lib/config/environment';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { disableOperationCache } from '@/lib/media/decoding';
import { expireOptimizedPictures } from '@/lib/media/optimized-pictures';
import { logInJson, watchRequest } from '@/lib/observability/log';
import { failurePage, PLAIN_POLICY } from '@/lib/page/plain-page';
import { signInAhead } from '@/lib/panel/token';
import { warnOnce } from '@/lib/process/warn-once';
import { describeRequest } from '@/lib/routes/describe-request';
import { setPolicy } from '@/lib/server/csp';
import { handOver } from '@/lib/server/site-parts';
import { framedOrigins, unsetContacts } from '@/lib/site';

/**
 * Startup, before the first request: checks the environment (an incomplete one ends the process with one
 * readable line), gives the server its parts, and sets the content security policy. Apart from
 * `instrumentation.ts`, which Next also bundles for a runtime without Node.
 */
export function boot(): void {
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  followInvalidations();
  const unset = unsetContacts();
  if (unset.length > 0) {
    console.warn(
      `Not set for the agency: ${unset.join(', ')} (AGENCY_…). Pages show the demo's, and the check of contacts cannot tell whose any other is.`,
    );
  }
  const { POLICY_REPORT_URL, TRUSTED_PROXY_HOPS } = env();
  handOver({
    describe: describeRequest,
    watch(context) {
      watchRequest(context);
      if (TRUSTED_PROXY_HOPS === 0) warnOfForwardedClient(context.request.headers);
    },
    failurePage: (page) => failurePage(page && 'locale' in page ? page.locale : DEFAULT_LOCALE),
    failurePolicy: PLAIN_POLICY,
  });
  if (process.env.NODE_ENV === 'production') {
    const scripts = [OPENING_SCRIPT, HIDING_SCRIPT];
    setPolicy({ frames: framedOrigins(), scripts, reportUrl: POLICY_REPORT_URL });
    logInJson();
  }
  disableOperationCache();
  expireOptimizedPictures();
  void signInAhead();
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Behind a proxy that is not trusted, all its visitors share one rate limit. */
function warnOfForwardedClient(headers: IncomingHttpHeaders): void {
  const name = FORWARDED.find((header) => headers[header] !== undefined);
  if (!name) return;
  warnOnce(
    'forwarded clients',
    `A request came with ${name}, but TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share the limits of one.`,
  );
}
