'use client';

import { Component, type ReactNode } from 'react';
import { isLost } from './chunk-failure';

type Props = {
  /** Called when the part cannot be loaded. */
  onLost?: () => void;
  children: ReactNode;
};

/**
 * Error boundary of a lazy-loaded part. If its script or its data cannot be loaded, the page loses
 * only this part; `ChunkGuard` gets the error and tells the visitor.
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
    if (error === null) return this.props.children;
    // Any other error is left to the boundary of the page.
    if (!isLost(error)) throw error;
    return null;
  }
}
