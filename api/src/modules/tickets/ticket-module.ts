import { type Core, defineModule, mount } from '../../module.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import { TicketFiles } from './ticket-files.ts';
import { TicketNotices } from './ticket-notices.ts';
import { managedTicketRoutes, ticketDownloadRoutes, ticketRoutes } from './ticket-routes.ts';
import { TicketService } from './ticket-service.ts';
import { ticketPersonalData } from './personal-data-repository.ts';
import { waitingTickets } from './ticket-repository.ts';

type Needs = Core & {
  mail: MailGateway;
  notices: NoticeService;
  decisions: DecisionService;
  site: SiteService;
  seo: SeoBuilder;
};

export const ticketModule = defineModule('tickets', ({ config, log, mail, notices, seo, ...needs }: Needs) => {
  const failed = (error: unknown) => log.warn({ err: error }, 'an e-mail about a ticket was not sent');
  const ticketNotices = new TicketNotices({ mail, bell: notices, host: config.PUBLIC_HOST, failed });
  const files = new TicketFiles(needs);
  const tickets = new TicketService({ ...needs, notices: ticketNotices, files });
  return {
    personalData: ticketPersonalData,
    waiting: waitingTickets,
    routes: () => ({
      api: [mount(ticketRoutes, { tickets, files, seo })],
      downloads: [mount(ticketDownloadRoutes, { tickets })],
      manage: [mount(managedTicketRoutes, { tickets, files })],
    }),
    sweep: () => files.removeOrphans(),
  };
});
