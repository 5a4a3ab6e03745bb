import { Component, Suspense, type ReactNode } from 'react';

interface BlockBoundaryProps {
  children: ReactNode;
  /** While its code is on the way. */
  fallback?: ReactNode;
  /** What stands in the place of a block that failed; by default nothing. */
  failure?: ReactNode;
}

/** A block that fails takes its own place only. On the server the Suspense holds the failure, and the browser tries again. */
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
