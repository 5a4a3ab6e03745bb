import { data, type MiddlewareFunction } from 'react-router-dom';
import { visitorContext } from '../session/visitor.ts';

/** A visitor who is not logged in sees the not-authorised screen; the page's own data is never asked for. */
export const requireUser: MiddlewareFunction = async ({ context }, next) => {
  const session = await context.get(visitorContext);
  if (!session.getState().authed) throw data({ message: 'Вы не авторизованы' }, { status: 401 });
  return next();
};
