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

/** How long the pointer or the focus stays on a link that is meant, in milliseconds. */
const REST_MS = 65;

/** Next's `FetchStrategy.Full`, the page with its data, which TypeScript does not let a module name. */
const WHOLE_PAGE = 5;

type Props = ComponentProps<'a'> & {
  href: string;
  /** False for a link whose page is fetched when it is clicked and not before. */
  ahead?: boolean;
};

/**
 * A link whose page is fetched as soon as it is meant, and never because it is in view: a list of
 * twenty cards would ask for twenty profiles. What has not been asked for when the visitor moves on,
 * or has clicked, is not asked for any more: the router's own `prefetch` cannot be called off, and
 * Next's `Link`, which can, is 3 KB of script on every page.
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
  /** A list that moves may put a link under a pointer that stands still: nobody means that one. */
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

  // A list puts another talent into the place of this one.
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
 * True for another page that the server has ready: one with a query is rendered for its request
 * alone. Whoever saves data fetches what is clicked.
 */
function isWorthFetching(href: string): boolean {
  const kept = !href.includes('?') && href !== window.location.pathname;
  return kept && !connectionNow().saveData;
}
