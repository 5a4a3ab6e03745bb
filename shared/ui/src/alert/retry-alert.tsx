import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Alert } from './alert.tsx';

/** A failure that another attempt may mend. */
export function RetryAlert({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const retry = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Повторить
    </Button>
  );
  return (
    <Alert tone="danger" live actions={retry}>
      {children}
    </Alert>
  );
}
