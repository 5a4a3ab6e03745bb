import type { LoaderFunctionArgs } from 'react-router-dom';
import { partsContext } from '../parts/parts.ts';
import { siteContext, visitorContext } from './visitor.ts';

/** Loads site data and the visitor, which the browser needs for hydration. */
export async function rootLoader({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const [site, session] = await Promise.all([context.get(siteContext), context.get(visitorContext)]);
  // The header shows the notices bell on every page to a logged-in user.
  if (session.getState().authed) await context.get(partsContext).prepare('notices-bell');
  const { b2bDialogOpen: _dialog, settling: _settling, ...user } = session.getState();
  return { site, user };
}
export type RootData = Awaited<ReturnType<typeof rootLoader>>;
