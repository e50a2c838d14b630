// biome-ignore lint/style/noRestrictedImports: these components are Next's
import { mountLinkInstance, unmountPrefetchableInstance } from 'next/dist/client/components/links';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { type ContextType, use } from 'react';

type Router = NonNullable<ContextType<typeof AppRouterContext>>;

/** Next's `FetchStrategy.Full` (the page with its data), a const enum that cannot be imported. */
const WHOLE_PAGE = 5;

/** The same strategy for `router.prefetch`: Next's `PrefetchKind.FULL`. */
const FULL = { kind: 'full' } as Parameters<Router['prefetch']>[1];

/** The router of the app; null where a component is rendered without one. */
export function useAppRouter(): Router | null {
  return use(AppRouterContext);
}

/**
 * Prefetches the page of a link, with its data, until `cancelPrefetch` is called for the same element.
 * `router.prefetch` cannot be cancelled.
 */
export function prefetchLink(link: HTMLAnchorElement, href: string, router: Router): void {
  mountLinkInstance(link, href, router, WHOLE_PAGE, true, () => {}, null);
}

/** Cancels a prefetch that is still queued; does nothing for a link without one. */
export function cancelPrefetch(link: HTMLAnchorElement): void {
  unmountPrefetchableInstance(link);
}

/**
 * Prefetches a page's data and the scripts that the data reference. Without a kind, `router.prefetch`
 * fetches neither.
 */
export function prefetchPage(href: string, router: Router): void {
  router.prefetch(href, FULL);
}
