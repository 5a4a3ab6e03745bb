import { type Core, defineModule, mount } from '../../module.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import { NoticeRepository } from './notice-repository.ts';
import { noticeRoutes } from './notice-routes.ts';
import { NoticeService } from './notice-service.ts';

export const noticeModule = defineModule(
  'notices',
  ({ config, db, jobs, log, mail, now }: Core & { mail: MailGateway }) => {
    const failed = (error: unknown) => log.warn({ err: error }, 'storing a notice failed');
    const notices = new NoticeService({ db, jobs, mail, now, host: config.PUBLIC_HOST, failed });
    return {
      services: { notices },
      routes: () => ({ api: [mount(noticeRoutes, { notices })] }),
      personalData: {
        erases: ['notices.user_id'],
        erase: async (tx, { id }) => new NoticeRepository(tx).removeOf(id),
      },
      sweep: () => notices.sweep(),
    };
  },
);
