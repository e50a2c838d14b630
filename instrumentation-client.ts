import { cleanDevice } from '@/components/site/clean-device';
import { watchNavigation } from '@/components/site/stuck-navigation';
import { noteOpenedLink } from '@/components/ui/focus-return';
import { leaveStaleEntry } from '@/components/ui/overlay-entry';
import {
  isAbandonedTransition,
  NAVIGATION_START,
  noteTransition,
} from '@/components/ui/page-transitions';
import { mayMeasure } from '@/components/visits/may-measure';

/** Next calls this when a navigation begins. History navigations show no progress: they are instant. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  noteTransition(type);
  watchNavigation(url, type);
  if (type === 'traverse') return;
  // In a microtask: this runs inside React's transition, which would defer the listeners' updates.
  const start = new CustomEvent(NAVIGATION_START, { detail: url });
  queueMicrotask(() => {
    noteOpenedLink(url);
    window.dispatchEvent(start);
  });
}

window.addEventListener('error', (event) => {
  if (isAbandonedTransition(event.error)) event.preventDefault();
});

leaveStaleEntry();

window.addEventListener('load', () => void cleanDevice());

/** The delay after `load`, so that measuring does not compete with the first screen. */
const MEASURED_AFTER_MS = 2_000;

if (mayMeasure()) {
  const { pathname } = window.location;
  const measure = () => {
    import('@/components/visits/measure-visit')
      .then(({ measureVisit }) => measureVisit(pathname))
      // `ChunkGuard` would reload the page for an unhandled rejection.
      .catch(() => {});
  };
  const whenIdle = window.requestIdleCallback ?? window.setTimeout;
  window.addEventListener('load', () => setTimeout(() => whenIdle(measure), MEASURED_AFTER_MS));
}
