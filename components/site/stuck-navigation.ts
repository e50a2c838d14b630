import { isReachable } from '@/components/ui/reachable';

/** How long a page may take to appear before its address is loaded as a document. */
const STUCK_MS = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Call when the router begins a navigation. If no page has appeared after five seconds and no newer
 * navigation began, the browser loads the address itself. The router waits forever for a prefetch that
 * fails while its link is clicked: the address changes, and the page stays blank.
 */
export function watchNavigation(url: string, type: 'push' | 'replace' | 'traverse'): void {
  clearTimeout(timer);
  const { href } = window.location;
  const target = new URL(url, href).href;
  timer = setTimeout(() => {
    const waiting = type !== 'traverse' && target !== href && window.location.href === href;
    if (!waiting && document.querySelector('main')) return;
    const load = () => {
      if (waiting && type === 'replace') window.location.replace(target);
      else if (waiting) window.location.assign(target);
      else window.location.reload();
    };
    if (isReachable(target, load)) load();
  }, STUCK_MS);
}
