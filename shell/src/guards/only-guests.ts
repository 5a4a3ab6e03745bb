import { paths } from '@site/contracts/paths';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { visitorContext } from '../session/visitor.ts';

/** Login and registration have nothing for a visitor who is logged in already. */
export const onlyGuests: MiddlewareFunction = async ({ context }, next) => {
  const session = await context.get(visitorContext);
  if (session.getState().authed) throw redirect(paths.account());
  return next();
};
