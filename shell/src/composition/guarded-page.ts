import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Guard } from '../guards/page-guard.ts';
import type { PageModule } from './load-page.ts';

/** The page with its guard before its loader. */
export const guardedPage = ({ loader, ...page }: PageModule, guard: Guard): PageModule => ({
  ...page,
  async loader(args: LoaderFunctionArgs) {
    await guard(args);
    return (await (loader as ((args: LoaderFunctionArgs) => unknown) | undefined)?.(args)) ?? null;
  },
});
