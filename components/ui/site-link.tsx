'use client';

// biome-ignore lint/style/noRestrictedImports: every other link is one of these
import Link from 'next/link';
import {
  type ComponentProps,
  type PointerEvent,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { leaveFor } from './navigate';
import { CloseOverlay } from './overlay-entry';
import { connectionNow, whenIdle } from './when-idle';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & {
  href: string;
  /** Prefetches on intent; or once the browser is idle, for a visitor with a mouse; or never. */
  prefetch?: 'intent' | 'idle' | 'never';
};

type Navigation = Parameters<NonNullable<Props['onNavigate']>>[0];

/**
 * A link to a page of this site. It prefetches the page on intent (pointer, focus or press), not when
 * it comes into view: a list of twenty cards would prefetch twenty profiles. A page with a query,
 * which is rendered for each request, is not prefetched, and for a visitor who saves data no page is.
 * In an overlay it closes that, and its page replaces the overlay's entry of the history.
 */
export function SiteLink({ href, prefetch = 'intent', onNavigate, ...rest }: Props) {
  const closeOverlay = use(CloseOverlay);
  // The path, not a flag: React reuses the element when a list shows another talent in its place.
  const [meant, setMeant] = useState<string | null>(null);

  function intend() {
    if (prefetch === 'never' || href.includes('?') || connectionNow().saveData) return;
    setMeant(href);
  }
  function leave() {
    setMeant(null);
  }
  /** A finger that is lifted has tapped; one that scrolls cancels its pointer. */
  function pointerLeaves({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') leave();
  }
  /** A pointer will soon rest on the link. A phone loads nothing before a touch. */
  const intendIdle = useEffectEvent(() => {
    if (matchMedia('(hover: hover)').matches) intend();
  });
  useEffect(() => (prefetch === 'idle' ? whenIdle(intendIdle) : undefined), [prefetch]);

  function navigate(navigation: Navigation) {
    const way = leaveFor(href, closeOverlay);
    if (way === 'push' || way === 'replace') onNavigate?.(navigation);
    else navigation.preventDefault();
  }

  return (
    <Link
      href={href}
      replace={closeOverlay !== null}
      onNavigate={navigate}
      prefetch={meant === href}
      onPointerEnter={intend}
      onPointerDown={intend}
      onPointerLeave={pointerLeaves}
      onPointerCancel={leave}
      onFocus={intend}
      onBlur={leave}
      {...rest}
    />
  );
}
