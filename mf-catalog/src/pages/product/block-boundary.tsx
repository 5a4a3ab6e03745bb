import { Component, Suspense, type ReactNode } from 'react';

interface BlockBoundaryProps {
  children: ReactNode;
  /** Shown while the block's code is loading. */
  fallback?: ReactNode;
  /** Shown in place of a failed block; nothing by default. */
  failure?: ReactNode;
}

/** Limits a failure to one block. On the server Suspense catches the failure, and the browser tries again. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback = null, failure = null } = this.props;
    return this.state.failed ? failure : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
