'use client';

import { type ComponentProps, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { cancelPrefetch, prefetchLink, useAppRouter } from '@/lib/platform/next/link-prefetch';
import { connectionNow } from './connection';
import { isPlainClick } from './plain-click';

/** How long pointer or focus must rest on a link before its page is prefetched, in milliseconds. */
const REST_MS = 65;

type Props = ComponentProps<'a'> & {
  href: string;
  /** False for a link whose page is not prefetched. */
  ahead?: boolean;
};

/**
 * A link that prefetches its page on intent (hover, focus or press), not when it comes into view: a list
 * of twenty cards would prefetch twenty profiles. Prefetches that are still queued are cancelled when the
 * visitor leaves or clicks the link. Next's `Link` can do that too, and is 3 KB of script on every page.
 */
export function IntentLink({ href, ahead = true, onClick, ...rest }: Props) {
  const router = useAppRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const meant = useRef<HTMLAnchorElement>(null);

  function begin(link: HTMLAnchorElement, restMs: number) {
    clearTimeout(timer.current);
    if (!router || !ahead || !isWorthFetching(href)) return;
    timer.current = setTimeout(() => {
      meant.current = link;
      prefetchLink(link, href, router);
    }, restMs);
  }
  function stop() {
    clearTimeout(timer.current);
    if (meant.current) cancelPrefetch(meant.current);
    meant.current = null;
  }
  function leave() {
    stop();
    timer.current = undefined;
  }
  /** On movement, not on enter: a scrolled list moves links under a resting pointer. */
  function move({ pointerType, currentTarget }: PointerEvent<HTMLAnchorElement>) {
    if (pointerType !== 'touch' && timer.current === undefined) begin(currentTarget, REST_MS);
  }
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    stop();
    if (!router || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    router.push(href);
  }

  // React reuses the element when a list shows another talent in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another link
  useEffect(() => stop, [href]);

  return (
    <a
      href={href}
      onPointerMove={move}
      onPointerDown={({ currentTarget }) => begin(currentTarget, 0)}
      onPointerLeave={leave}
      onFocus={({ currentTarget }) => begin(currentTarget, REST_MS)}
      onBlur={leave}
      onClick={follow}
      {...rest}
    />
  );
}

/**
 * True for another page without a query, since those with one may be rendered per request. False if the
 * visitor saves data.
 */
function isWorthFetching(href: string): boolean {
  const isOther = !href.includes('?') && href !== window.location.pathname;
  return isOther && !connectionNow().saveData;
}
