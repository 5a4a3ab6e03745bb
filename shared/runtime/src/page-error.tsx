import { createContext, use, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';

/** Provided by the shell: its own error page. */
export const PageErrorContext = createContext<ReactNode>(null);

/**
 * The site's error page, for a remote's boundary that renders only some statuses itself. Outside a shell the error is
 * rethrown to the next boundary.
 */
export function DefaultPageError(): ReactNode {
  const error = useRouteError();
  const view = use(PageErrorContext);
  if (!view) throw error;
  return view;
}
