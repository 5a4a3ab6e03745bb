import { type Core, defineModule, mount } from '../../module.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { managedUserRoutes } from './managed-user-routes.ts';
import { ManagedUsers } from './managed-users.ts';

type Needs = Core & { mail: MailGateway; decisions: DecisionService };

export const userModule = defineModule('users', ({ db, log, mail, decisions }: Needs) => {
  const failed = (error: unknown) => log.warn({ err: error }, 'an e-mail about a block was not sent');
  const users = new ManagedUsers({ db, mail, decisions, failed });
  return { routes: () => ({ manage: [mount(managedUserRoutes, { users })] }) };
});
