import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { Federation } from './federation.ts';

/** Exports of a remote's `src/pages/<page>/route.ts`. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  /** Optional error view of the page, such as a 403 with an application form. */
  ErrorBoundary?: ComponentType;
}

export interface PageRef {
  remote: string;
  page: string;
}

export type LoadPage = (ref: PageRef) => Promise<PageModule>;

/** Loads pages from the remotes' containers. The benchmark's single bundle uses another `LoadPage`. */
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
