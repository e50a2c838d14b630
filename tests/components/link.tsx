import type NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** Stands in for Next's link, which needs the router of a page: a plain click calls `onNavigate`. */
export default function Link({
  prefetch,
  replace,
  onNavigate,
  ...rest
}: ComponentProps<typeof NextLink>) {
  return (
    <a
      data-prefetch={String(prefetch)}
      data-replace={replace}
      {...rest}
      href={String(rest.href)}
      onClick={(event) => {
        rest.onClick?.(event);
        const { defaultPrevented, ctrlKey } = event;
        event.preventDefault();
        if (!defaultPrevented && !ctrlKey) onNavigate?.({ preventDefault: () => {} });
      }}
    />
  );
}
