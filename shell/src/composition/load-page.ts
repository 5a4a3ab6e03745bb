import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { Federation } from './federation.ts';

/** What a remote's `src/pages/<page>/route.ts` exports. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  /** A remote's own view of an error of its page (403 with the application form, say). */
  ErrorBoundary?: ComponentType;
}

export interface PageRef {
  remote: string;
  page: string;
}

export type LoadPage = (ref: PageRef) => Promise<PageModule>;

/** Pages come from remotes' containers. Another build of the site may load them from its own bundle instead. */
export const federatedLoadPage =
  (federation: Federation): LoadPage =>
  async ({ remote, page }) => {
    const module = await federation.loadRemote<PageModule>(`${remote}/${page}`);
    if (!module?.Component)
      throw new Error(
        `"${page}" of ${remote} has no Component: a page exports one from its route.ts, a part from its part.ts`,
      );
    return module;
  };
