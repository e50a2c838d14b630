import { onCLS, onINP, onLCP } from 'web-vitals';
import { VISITS_HANDLER, type Visit } from '@/lib/observability/visit';
import { resolvePath } from '@/lib/routes/resolve';

/** Narrower windows count as `mobile`. */
const DESKTOP = '(min-width: 768px)';

/**
 * Measures this page load and sends one beacon when the page is first hidden, the last event that
 * browsers fire reliably. Navigations within the site belong to the route of the first page. Buffered
 * performance entries cover the time before this script was loaded.
 */
export function measureVisit(firstPath: string): void {
  const values: Pick<Visit, 'lcp' | 'inp' | 'cls'> = {};
  onLCP(({ value }) => {
    values.lcp = value;
  });
  onINP(({ value }) => {
    values.inp = value;
  });
  onCLS(({ value }) => {
    values.cls = value;
  });

  let isSent = false;
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden') return;
    isSent = true;
    if (Object.keys(values).length === 0) return;
    const resolution = resolvePath(firstPath);
    const visit: Visit = {
      route: resolution.kind === 'serve' ? resolution.route.page : 'not-found',
      device: matchMedia(DESKTOP).matches ? 'desktop' : 'mobile',
      ...values,
    };
    navigator.sendBeacon(VISITS_HANDLER, JSON.stringify(visit));
  };
  // After the listeners of `web-vitals`, which report the last values in the capture phase.
  document.addEventListener('visibilitychange', send);
}
