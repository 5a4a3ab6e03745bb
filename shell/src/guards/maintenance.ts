import { paths } from '@site/contracts/paths';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { siteContext } from '../session/visitor.ts';

/** The staff ends the maintenance in the back office, and may have to log in for that. */
export const isOpenInMaintenance = (pathname: string): boolean =>
  pathname.startsWith(paths.staff()) || `${pathname.replace(/\/$/, '')}/` === paths.login();

/** Redirects to /technical/ during maintenance, and /technical/ to the home page otherwise. */
export const maintenance: MiddlewareFunction = async ({ request, context }, next) => {
  const { settings } = await context.get(siteContext);
  const { pathname } = new URL(request.url);
  const onTechnical = pathname.replace(/\/$/, '') === '/technical';
  if (settings.maintenance && !onTechnical && !isOpenInMaintenance(pathname)) throw redirect(paths.technical());
  if (!settings.maintenance && onTechnical) throw redirect(paths.home());
  return next();
};
