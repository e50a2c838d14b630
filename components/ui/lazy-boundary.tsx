'use client';

import { Component, type ReactNode, Suspense } from 'react';

const CHUNK_FAILURE = /ChunkLoadError|loading (css )?chunk|load chunk|dynamically imported module/i;

/** Data of a lazy-loaded part could not be loaded. A reload may not help: offline, it fails too. */
export class LostData extends Error {}

/** Its data is that of another build than the page's, as after a deploy. */
export class OtherBuild extends LostData {}

/** Whether an error means that a part of the page could not be loaded, a chunk or its data. */
export function isLost(error: unknown): boolean {
  return error instanceof LostData || isOutdated(error);
}

/** Whether the page may be that of an earlier build, whose chunks are gone: a reload helps. */
export function isOutdated(error: unknown): boolean {
  if (error instanceof OtherBuild) return true;
  return error instanceof Error && CHUNK_FAILURE.test(`${error.name}: ${error.message}`);
}

type Props = {
  onLost?: () => void;
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * The boundary of a lazy-loaded part. If its script or its data cannot be loaded, the page loses only
 * this part; `ChunkGuard` gets the error and tells the visitor.
 */
export class LazyBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!isLost(error)) return;
    reportError(error);
    this.props.onLost?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback = null, children } = this.props;
    if (error === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    // Any other error is left to the boundary of the page.
    if (!isLost(error)) throw error;
    return null;
  }
}
