import { runAll } from '../../jobs/process-each.ts';
import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { FormService } from '../forms/form-service.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Visitor } from '../session/visitor.ts';
import type { SmsGateway } from '../sms/sms-gateway.ts';
import { accountAcademyRoutes } from './account/account-academy-routes.ts';
import { findNextEvent } from './account/next-event.ts';
import { academyRoutes } from './academy-routes.ts';
import { attendanceFormRoutes, attendanceRoutes } from './attendance/attendance-routes.ts';
import { TrainerAttendance } from './attendance/trainer-attendance.ts';
import { TrainerLinks } from './attendance/trainer-links.ts';
import { OwnCertificates } from './certificates/own-certificates.ts';
import { Attendance } from './events/attendance.ts';
import { calendarFileRoutes } from './events/calendar-file-routes.ts';
import { customEventRoutes } from './events/custom-event-routes.ts';
import { EventPlanning } from './events/event-planning.ts';
import { EventRepository } from './events/event-repository.ts';
import { managedEventRoutes } from './events/managed-event-routes.ts';
import { ManagedEvents } from './events/managed-events.ts';
import { upcomingEvents } from './events/upcoming-events.ts';
import { UpcomingRepository } from './events/upcoming-repository.ts';
import { feedbackRoutes } from './feedback/feedback-routes.ts';
import { FeedbackService } from './feedback/feedback-service.ts';
import { eventInvoiceRoutes } from './invoices/event-invoice-routes.ts';
import { EventInvoices } from './invoices/event-invoices.ts';
import { LocationPages } from './locations/location-pages.ts';
import { LocationRepository } from './locations/location-repository.ts';
import { locationRoutes } from './locations/location-routes.ts';
import { managedEntryRoutes } from './managed/managed-entry-routes.ts';
import { EventMaterials } from './materials/event-materials.ts';
import { managedMaterialRoutes, materialDownloadRoutes } from './materials/material-routes.ts';
import { managedRegistrationRoutes } from './registrations/managed-registration-routes.ts';
import { ManagedRegistrations } from './registrations/managed-registrations.ts';
import { chooseCourseSystem } from './online/choose-course-system.ts';
import { EnrolmentService } from './online/enrolment-service.ts';
import { onlineRoutes } from './online/online-routes.ts';
import { standInRoutes } from './online/stand-in-routes.ts';
import { Messages } from './registrations/messages.ts';
import { registrationRoutes } from './registrations/registration-routes.ts';
import { RegistrationService } from './registrations/registration-service.ts';
import { endRegistration, type Overdue, sweepRegistrations } from './registrations/registration-sweep.ts';
import { Seats } from './registrations/seats.ts';
import { TrainerPages } from './trainers/trainer-pages.ts';
import { TrainerRepository } from './trainers/trainer-repository.ts';
import { trainerRoutes } from './trainers/trainer-routes.ts';
import { TrainingPages } from './trainings/training-pages.ts';
import { TrainingRepository } from './trainings/training-repository.ts';
import { trainingRoutes } from './trainings/training-routes.ts';
import { academyPersonalData } from './personal-data-repository.ts';
import { waitingRegistrations } from './registrations/managed-registration-repository.ts';

type Needs = Core & {
  mail: MailGateway;
  sms: SmsGateway;
  notices: NoticeService;
  consents: ConsentService;
  site: SiteService;
  decisions: DecisionService;
  forms: FormService;
  invoices: InvoiceService;
};

export const academyModule = defineModule('academy', ({ config, log, ...needs }: Needs) => {
  const { db, now } = needs;
  const host = config.PUBLIC_HOST;
  const perAddress = config.FORMS_PER_ADDRESS;
  const events = new EventRepository(db);
  const calendar = { cachedEvents: cacheReads(events, now), now };
  const upcoming = cacheReads(new UpcomingRepository(db), now);
  const trainers = cacheReads(new TrainerRepository(db), now);
  const trainings = cacheReads(new TrainingRepository(db), now);
  const locations = cacheReads(new LocationRepository(db), now);
  const messages = new Messages({ ...needs, host });
  const eventInvoices = new EventInvoices(needs);
  const seats = new Seats({ messages, eventInvoices, now });
  const within = { ...needs, messages, seats };
  const registrations = new RegistrationService(within);
  const { provider, portal, standIn } = chooseCourseSystem(config, now);
  const enrolments = new EnrolmentService({
    ...{ ...within, provider, portal },
    failed: (error, of) => log.warn({ err: error, ...of }, 'a request to the course system failed'),
    certificateFailed: (error, enrolment) =>
      log.error({ err: error, enrolment }, 'the certificate of a course was not issued'),
  });
  const materials = new EventMaterials(needs);
  const links = new TrainerLinks({ ...needs, host });
  const overdue = needs.jobs.queue<Overdue>('registrations', {
    work: (found) => endRegistration(within, found),
    titleOf: ({ registration }) => `Отмена просроченной записи на\u00a0мероприятие ${registration}`,
    keyOf: ({ registration }) => registration,
  });
  return {
    services: {
      upcomingEvents: (limit: number) => upcomingEvents(calendar, limit),
      academyMessages: messages,
      nextEvent: (visitor: Visitor) => findNextEvent(needs, visitor),
    },
    personalData: academyPersonalData,
    waiting: waitingRegistrations,
    routes: ({ blocks, seo }: { blocks: BlockResolver; seo: SeoBuilder }) => {
      const feedback = new FeedbackService({ db, seo, now });
      const attendance = new TrainerAttendance({ db, links, messages, seo, now });
      const ownCertificates = new OwnCertificates(needs);
      const managedEvents = new ManagedEvents(within);
      return {
        manage: [
          mount(managedEventRoutes, {
            events: managedEvents,
            planning: new EventPlanning({ ...within, events: managedEvents }),
            attendance: new Attendance(within),
            feedback,
            links,
          }),
          mount(managedEntryRoutes, { db, decisions: needs.decisions, now }),
          mount(managedMaterialRoutes, { materials }),
          mount(managedRegistrationRoutes, { registrations: new ManagedRegistrations(within) }),
        ],
        downloads: [
          mount(materialDownloadRoutes, { materials }),
          mount(eventInvoiceRoutes, { invoices: eventInvoices }),
        ],
        forms: [mount(attendanceFormRoutes, { attendance })],
        dev: standIn ? [mount(standInRoutes, { system: standIn })] : [],
        root: [mount(calendarFileRoutes, { ...calendar, host })],
        api: [
          mount(trainerRoutes, { pages: new TrainerPages({ trainers, trainings, upcoming, seo, now }) }),
          mount(trainingRoutes, { pages: new TrainingPages({ trainings, trainers, upcoming, enrolments, seo, now }) }),
          mount(onlineRoutes, { enrolments, perAddress }),
          mount(locationRoutes, { pages: new LocationPages({ locations, upcoming, seo, now }) }),
          mount(customEventRoutes, { forms: needs.forms, seo, perAddress }),
          mount(academyRoutes, { ...calendar, events, trainers, trainings, registrations, materials, blocks, seo }),
          mount(accountAcademyRoutes, { db, enrolments, ownCertificates, seo, now }),
          mount(attendanceRoutes, { attendance }),
          mount(feedbackRoutes, { feedback, perAddress }),
          mount(registrationRoutes, { registrations, perAddress }),
        ],
      };
    },
    sweep: () => runAll([() => sweepRegistrations({ ...within, overdue }), () => enrolments.sweep()]),
  };
});
