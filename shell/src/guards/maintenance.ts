import { paths } from '@site/contracts/paths';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { siteContext } from '../session/visitor.ts';

/** While maintenance is on, every address leads to /technical/; while it is off, /technical/ leads home. */
export const maintenance: MiddlewareFunction = async ({ request, context }, next) => {
  const { settings } = await context.get(siteContext);
  const onTechnical = new URL(request.url).pathname.replace(/\/$/, '') === '/technical';
  if (settings.maintenance && !onTechnical) throw redirect(paths.technical());
  if (!settings.maintenance && onTechnical) throw redirect(paths.home());
  return next();
};
