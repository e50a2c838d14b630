import {
  isAbandonedTransition,
  NAVIGATION_START,
  noteTransition,
} from '@/components/site/page-transitions';
import { mayMeasure } from '@/components/visits/may-measure';

/** Next calls this when a navigation begins; one through the history is there at once. */
export function onRouterTransitionStart(_url: string, type: 'push' | 'replace' | 'traverse'): void {
  noteTransition(type);
  if (type === 'traverse') return;
  // After this call: it runs inside the transition, which would hold back what it changes.
  queueMicrotask(() => window.dispatchEvent(new Event(NAVIGATION_START)));
}

window.addEventListener('error', (event) => {
  if (isAbandonedTransition(event.error)) event.preventDefault();
});

/** After the scripts and pictures of the first screen, which the measurement must not delay. */
const MEASURED_AFTER_MS = 2_000;

if (mayMeasure()) {
  const { pathname } = window.location;
  const measure = () => {
    import('@/components/visits/measure-visit')
      .then(({ measureVisit }) => measureVisit(pathname))
      // Not an unhandled rejection, for which `ChunkGuard` would reload the page.
      .catch(() => {});
  };
  const whenIdle = window.requestIdleCallback ?? window.setTimeout;
  window.addEventListener('load', () => setTimeout(() => whenIdle(measure), MEASURED_AFTER_MS));
}
