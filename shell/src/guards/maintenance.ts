import { paths } from '@site/contracts/paths';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { siteContext } from '../session/visitor.ts';

/** Redirects every address to /technical/ during maintenance, and /technical/ to the home page otherwise. */
export const maintenance: MiddlewareFunction = async ({ request, context }, next) => {
  const { settings } = await context.get(siteContext);
  const onTechnical = new URL(request.url).pathname.replace(/\/$/, '') === '/technical';
  if (settings.maintenance && !onTechnical) throw redirect(paths.technical());
  if (!settings.maintenance && onTechnical) throw redirect(paths.home());
  return next();
};
