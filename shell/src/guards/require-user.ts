import { data } from 'react-router-dom';
import { visitorContext } from '../session/visitor.ts';
import type { Guard } from './page-guard.ts';

/** A visitor who is not logged in sees the not-authorised screen; the page's own data is never asked for. */
export const requireUser: Guard = async ({ context }) => {
  const session = await context.get(visitorContext);
  if (!session.getState().authed) throw data({ message: 'Вы не авторизованы' }, { status: 401 });
};
