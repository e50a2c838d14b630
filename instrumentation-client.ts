import {
  isAbandonedTransition,
  NAVIGATION_START,
  noteTransition,
} from '@/components/site/page-transitions';

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
