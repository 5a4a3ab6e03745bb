import type { LoaderFunctionArgs } from 'react-router-dom';
import { partsContext } from '../parts/parts.ts';
import { siteContext, visitorContext } from '../session/visitor.ts';

/** Site data and the visitor, for hydration: the browser starts with what the server knew. */
export async function rootLoader({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const [site, session] = await Promise.all([context.get(siteContext), context.get(visitorContext)]);
  // The bell of the header stands on every page of who is logged in.
  if (session.getState().authed) await context.get(partsContext).prepare('notices-bell');
  const { b2bDialogOpen: _dialog, settling: _settling, ...user } = session.getState();
  return { site, user };
}
export type RootData = Awaited<ReturnType<typeof rootLoader>>;
