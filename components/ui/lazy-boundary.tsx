'use client';

import { Component, type ReactNode } from 'react';
import { isChunkFailure } from './chunk-failure';

type Props = {
  /** Called when the script of the part cannot be loaded. */
  onLost?: () => void;
  children: ReactNode;
};

/**
 * Holds a part of the page that is loaded when it is wanted. When its script cannot be loaded the
 * page loses the part and nothing else; `ChunkGuard` hears of it and says so.
 */
export class Part extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!isChunkFailure(error)) return;
    reportError(error);
    this.props.onLost?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Any other fault is the page's.
    if (!isChunkFailure(error)) throw error;
    return null;
  }
}
