import { type Core, defineModule, mount } from '../../module.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import { createTicketFiles } from './ticket-files.ts';
import { createTicketNotices } from './ticket-notices.ts';
import { managedTicketRoutes, ticketDownloadRoutes, ticketRoutes } from './ticket-routes.ts';
import { createTicketService } from './ticket-service.ts';
import { ticketPersonalData } from './personal-data-repository.ts';

type Needs = Core & {
  mail: MailGateway;
  notices: NoticeService;
  decisions: DecisionService;
  site: SiteService;
  seo: SeoBuilder;
};

export const ticketModule = defineModule('tickets', ({ config, log, mail, notices, seo, ...needs }: Needs) => {
  const failed = (error: unknown) => log.warn({ err: error }, 'an e-mail about a ticket was not sent');
  const ticketNotices = createTicketNotices({ mail, bell: notices, host: config.PUBLIC_HOST, failed });
  const files = createTicketFiles({ ...needs, dataDir: config.DATA_DIR });
  const tickets = createTicketService({ ...needs, notices: ticketNotices, files });
  return {
    routes: () => ({
      api: [mount(ticketRoutes, { tickets, seo })],
      downloads: [mount(ticketDownloadRoutes, { tickets })],
      manage: [mount(managedTicketRoutes, { tickets })],
    }),
    personalData: ticketPersonalData,
    sweep: files.removeOrphans,
  };
});
