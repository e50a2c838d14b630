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
        // jsdom does not navigate. This runs after a test has seen whether the browser would.
        window.addEventListener('click', (click) => click.preventDefault(), { once: true });
        if (event.defaultPrevented || event.ctrlKey) return;
        onNavigate?.({ preventDefault: () => event.preventDefault() });
      }}
    />
  );
}
