import { paths } from '@site/contracts/paths';
import { redirect } from 'react-router-dom';
import { visitorContext } from '../session/visitor.ts';
import type { Guard } from './guard.ts';

export const onlyGuests: Guard = async ({ context }) => {
  const session = await context.get(visitorContext);
  if (session.getState().authed) throw redirect(paths.account());
};
