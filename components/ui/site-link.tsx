'use client';

import Link from 'next/link';
import { type ComponentProps, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { connectionNow } from './connection';
import { whenIdle } from './when-idle';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & {
  href: string;
  /**
   * When its page is prefetched: on intent, which is the default; also before any intent, once the
   * browser is idle, for a visitor with a mouse; or never.
   */
  prefetch?: 'intent' | 'idle' | 'never';
};

/**
 * A link to a page of this site. It prefetches the page on intent (pointer, focus or press), not when
 * it comes into view: a list of twenty cards would prefetch twenty profiles. A page with a query,
 * which is rendered for each request, is not prefetched, and for a visitor who saves data no page is.
 */
export function SiteLink({ href, prefetch = 'intent', ...rest }: Props) {
  // The path, not a flag: React reuses the element when a list shows another talent in its place.
  const [meant, setMeant] = useState<string | null>(null);

  function intend() {
    if (prefetch === 'never' || href.includes('?') || connectionNow().saveData) return;
    setMeant(href);
  }
  /** Cancels a prefetch that is still queued. */
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

  return (
    <Link
      href={href}
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
