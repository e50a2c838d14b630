'use client';

import Link from 'next/link';
import { type ComponentProps, type PointerEvent, useRef, useState } from 'react';
import { connectionNow } from './connection';

/** How long the pointer or the focus stays on a link that is meant, in milliseconds. */
const REST_MS = 65;

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/**
 * A link whose page is fetched as soon as it is meant, and never because it is in view: a list of
 * twenty cards would ask for twenty profiles. What has not been asked for when the visitor moves on,
 * or has clicked, is not asked for any more.
 */
export function IntentLink({ href, onClick, ...rest }: Props) {
  const [meant, setMeant] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function begin(restMs: number) {
    clearTimeout(timer.current);
    if (isWorthFetching(href)) timer.current = setTimeout(setMeant, restMs, true);
  }
  function stop() {
    clearTimeout(timer.current);
    setMeant(false);
  }
  function leave() {
    stop();
    timer.current = undefined;
  }
  /** A list that moves may put a link under a pointer that stands still: nobody means that one. */
  function move({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch' && timer.current === undefined) begin(REST_MS);
  }

  return (
    <Link
      href={href}
      prefetch={meant}
      onPointerMove={move}
      onPointerDown={() => begin(0)}
      onPointerLeave={leave}
      onFocus={() => begin(REST_MS)}
      onBlur={leave}
      onClick={(event) => {
        onClick?.(event);
        stop();
      }}
      {...rest}
    />
  );
}

/**
 * True for another page that the server has ready: one with a query is rendered for its request
 * alone. Whoever saves data fetches what is clicked.
 */
function isWorthFetching(href: string): boolean {
  const kept = !href.includes('?') && href !== window.location.pathname;
  return kept && !connectionNow().saveData;
}
