import { createContext, use, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';

/** Filled by the shell with its own error page. */
export const PageErrorContext = createContext<ReactNode>(null);

/**
 * The site's error page, for a remote's boundary that has its own view of some statuses only. Outside a shell the error
 * goes on to the next boundary.
 */
export function DefaultPageError(): ReactNode {
  const error = useRouteError();
  const view = use(PageErrorContext);
  if (!view) throw error;
  return view;
}
