import { data } from 'react-router-dom';
import { visitorContext } from '../session/visitor.ts';
import type { Guard } from './guard.ts';

/** Throws 401 for a guest, before the page's data is loaded. */
export const requireUser: Guard = async ({ context }) => {
  const session = await context.get(visitorContext);
  if (!session.getState().authed) throw data({ message: 'Вы не авторизованы' }, { status: 401 });
};
