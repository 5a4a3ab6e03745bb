import { createContext, use, type ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';

/** Filled by the shell with its own error page. */
export const PageErrorContext = createContext<ComponentType | null>(null);

/**
 * The site's error page, for a remote's boundary that has its own view of some statuses only. Outside a shell the error
 * goes on to the next boundary.
 */
export function DefaultPageError() {
  const error = useRouteError();
  const View = use(PageErrorContext);
  if (!View) throw error;
  return <View />;
}
