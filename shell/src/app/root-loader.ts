import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteContext, visitorContext } from '../session/visitor.ts';

/** Site data and the visitor, for hydration: the browser starts with what the server knew. */
export async function rootLoader({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const [site, session] = await Promise.all([context.get(siteContext), context.get(visitorContext)]);
  const { b2bDialogOpen: _, ...user } = session.getState();
  return { site, user };
}
export type RootData = Awaited<ReturnType<typeof rootLoader>>;
