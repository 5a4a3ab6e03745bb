import { type Core, defineModule, mount } from '../../module.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import { NoticeRepository } from './notice-repository.ts';
import { noticeRoutes } from './notice-routes.ts';
import { NoticeService } from './notice-service.ts';

export const noticeModule = defineModule('notices', ({ config, db, log, mail, now }: Core & { mail: MailGateway }) => {
  const failed = (error: unknown, user?: string) =>
    log.warn({ err: error, user }, 'storing or sending a notice failed');
  const notices = new NoticeService({ db, mail, now, host: config.PUBLIC_HOST, failed });
  return {
    services: { notices },
    routes: () => ({ api: [mount(noticeRoutes, { notices })] }),
    personalData: {
      erases: ['notices.user_id'],
      erase: async (tx, { id }) => new NoticeRepository(tx).removeOf(id),
    },
    sweep: () => notices.sweep(),
  };
});
