'use client';

import { mountLinkInstance, unmountPrefetchableInstance } from 'next/dist/client/components/links';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  use,
  useEffect,
  useRef,
} from 'react';
import { connectionNow } from './connection';
import { isPlainClick } from './plain-click';

/** How long pointer or focus must rest on a link before its page is prefetched, in milliseconds. */
const REST_MS = 65;

/** Next's `FetchStrategy.Full` (the page with its data), a const enum that cannot be imported. */
const WHOLE_PAGE = 5;

type Props = ComponentProps<'a'> & {
  href: string;
  /** False for a link whose page is not prefetched. */
  ahead?: boolean;
};

/**
 * A link that prefetches its page on intent (hover, focus or press), not when it comes into view: a list
 * of twenty cards would prefetch twenty profiles. Prefetches that are still queued are cancelled when the
 * visitor leaves or clicks the link. `router.prefetch` cannot be cancelled, and Next's `Link`, which can,
 * is 3 KB of script on every page.
 */
export function IntentLink({ href, ahead = true, onClick, ...rest }: Props) {
  const router = use(AppRouterContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const meant = useRef<HTMLAnchorElement>(null);

  function begin(link: HTMLAnchorElement, restMs: number) {
    clearTimeout(timer.current);
    if (!router || !ahead || !isWorthFetching(href)) return;
    timer.current = setTimeout(() => {
      meant.current = link;
      mountLinkInstance(link, href, router, WHOLE_PAGE, true, ignore, null);
    }, restMs);
  }
  function stop() {
    clearTimeout(timer.current);
    if (meant.current) unmountPrefetchableInstance(meant.current);
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

function ignore(): void {}

/**
 * True for another page without a query, since those with one may be rendered per request. False if the
 * visitor saves data.
 */
function isWorthFetching(href: string): boolean {
  const isOther = !href.includes('?') && href !== window.location.pathname;
  return isOther && !connectionNow().saveData;
}
