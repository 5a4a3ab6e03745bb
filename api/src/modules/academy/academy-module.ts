import { runAll } from '../../process-each.ts';
import { cacheReads } from '../../memo.ts';
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
import type { SmsGateway } from '../sms/sms-gateway.ts';
import { createAccountAcademyPage } from './account/account-academy-page.ts';
import { accountAcademyRoutes } from './account/account-academy-routes.ts';
import { createNextEvent } from './account/next-event.ts';
import { createAcademyPages } from './academy-pages.ts';
import { academyRoutes } from './academy-routes.ts';
import { academyPeople } from './academy-people.ts';
import { createAcademyService } from './academy-service.ts';
import { attendanceFormRoutes, attendanceRoutes } from './attendance/attendance-routes.ts';
import { createTrainerAttendance } from './attendance/trainer-attendance.ts';
import { createTrainerLinks } from './attendance/trainer-links.ts';
import { createOwnCertificates } from './certificates/own-certificates.ts';
import { createAttendance } from './events/attendance.ts';
import { calendarFileRoutes } from './events/calendar-file-routes.ts';
import { createCalendarPage } from './events/calendar-page.ts';
import { customEventRoutes } from './events/custom-event-routes.ts';
import { createEventPage } from './events/event-page.ts';
import { createEventRepository } from './events/event-repository.ts';
import { managedEventRoutes } from './events/managed-event-routes.ts';
import { createManagedEvents } from './events/managed-events.ts';
import { createUpcomingRepository } from './events/upcoming-repository.ts';
import { feedbackRoutes } from './feedback/feedback-routes.ts';
import { createFeedbackService } from './feedback/feedback-service.ts';
import { eventInvoiceRoutes } from './invoices/event-invoice-routes.ts';
import { createEventInvoices } from './invoices/event-invoices.ts';
import { createLocationPages } from './locations/location-pages.ts';
import { createLocationRepository } from './locations/location-repository.ts';
import { locationRoutes } from './locations/location-routes.ts';
import { createEventMaterials } from './materials/event-materials.ts';
import { managedMaterialRoutes, materialDownloadRoutes } from './materials/material-routes.ts';
import { managedRegistrationRoutes } from './registrations/managed-registration-routes.ts';
import { createManagedRegistrations } from './registrations/managed-registrations.ts';
import { createCourseCertificates } from './online/course-certificates.ts';
import { createCourseSystem } from './online/create-course-system.ts';
import { createEnrolmentService } from './online/enrolment-service.ts';
import { onlineRoutes } from './online/online-routes.ts';
import { standInRoutes } from './online/stand-in-routes.ts';
import { companyRegistrations } from './registrations/company-registrations.ts';
import { createMessages } from './registrations/messages.ts';
import { registrationRoutes } from './registrations/registration-routes.ts';
import { createRegistrationService } from './registrations/registration-service.ts';
import { createRegistrationSweep } from './registrations/registration-sweep.ts';
import { createSeats } from './registrations/seats.ts';
import { createTrainerPages } from './trainers/trainer-pages.ts';
import { createTrainerRepository } from './trainers/trainer-repository.ts';
import { trainerRoutes } from './trainers/trainer-routes.ts';
import { createTrainingPages } from './trainings/training-pages.ts';
import { createTrainingRepository } from './trainings/training-repository.ts';
import { trainingRoutes } from './trainings/training-routes.ts';
import { academyPersonalData } from './personal-data-repository.ts';

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
  const events = createEventRepository(db);
  const reads = { repository: cacheReads(events, now), now };
  const upcoming = cacheReads(createUpcomingRepository(db), now);
  const trainers = cacheReads(createTrainerRepository(db), now);
  const trainings = cacheReads(createTrainingRepository(db), now);
  const locations = cacheReads(createLocationRepository(db), now);
  const academy = createAcademyService(reads);
  const failed = (error: unknown, message: number) =>
    log.warn({ err: error, message }, 'a message about an event was not sent');
  const messages = createMessages({ ...needs, host, failed });
  const eventInvoices = createEventInvoices({ db, invoices: needs.invoices });
  const seats = createSeats({ messages, invoices: eventInvoices, now });
  const within = { ...needs, messages, seats, invoices: eventInvoices };
  const registrations = createRegistrationService(within);
  const { provider, portal, standIn } = createCourseSystem(config, now);
  const logProviderError = (error: unknown, of?: object) =>
    log.warn({ err: error, ...of }, 'a request to the course system failed');
  const logCertificateError = (error: unknown, enrolment: string) =>
    log.error({ err: error, enrolment }, 'the certificate of a course was not issued');
  const enrolments = createEnrolmentService({
    ...{ ...needs, provider, portal, failed: logProviderError },
    certify: createCourseCertificates({ db, messages, failed: logCertificateError, now }),
  });
  const materials = createEventMaterials({ ...needs, dataDir: config.DATA_DIR });
  const links = createTrainerLinks({ ...needs, host });
  const sweepRegistrations = createRegistrationSweep({
    ...within,
    failed: (error, registration) =>
      log.error({ err: error, registration }, 'an expired registration was not cancelled'),
  });
  return {
    services: {
      academy,
      academyMessages: messages,
      academyPeople,
      companyRegistrations,
      nextEvent: createNextEvent({ db, now }),
    },
    personalData: academyPersonalData,
    routes: ({ blocks, seo }: { blocks: BlockResolver; seo: SeoBuilder }) => {
      const feedback = createFeedbackService({ db, seo, now });
      const attendance = createTrainerAttendance({ db, links, messages, seo, now });
      return {
        manage: [
          mount(managedEventRoutes, {
            events: createManagedEvents(within),
            attendance: createAttendance(within),
            feedback,
            links,
          }),
          mount(managedMaterialRoutes, { materials }),
          mount(managedRegistrationRoutes, { registrations: createManagedRegistrations(within) }),
        ],
        downloads: [
          mount(materialDownloadRoutes, { materials }),
          mount(eventInvoiceRoutes, { invoices: eventInvoices }),
        ],
        forms: [mount(attendanceFormRoutes, { attendance })],
        dev: standIn ? [mount(standInRoutes, { system: standIn })] : [],
        root: [mount(calendarFileRoutes, { ...reads, host })],
        api: [
          mount(trainerRoutes, { pages: createTrainerPages({ trainers, trainings, upcoming, seo, now }) }),
          mount(trainingRoutes, {
            pages: createTrainingPages({ trainings, trainers, upcoming, enrolments, seo, now }),
          }),
          mount(onlineRoutes, { enrolments, perAddress: config.FORMS_PER_ADDRESS }),
          mount(locationRoutes, { pages: createLocationPages({ locations, upcoming, seo, now }) }),
          mount(customEventRoutes, { forms: needs.forms, seo, perAddress: config.FORMS_PER_ADDRESS }),
          mount(academyRoutes, {
            academy,
            academyPages: createAcademyPages({ academy, blocks, seo }),
            calendarPage: createCalendarPage({ ...reads, seo }),
            eventPage: createEventPage({ events, trainers, trainings, registrations, materials, seo, now }),
          }),
          mount(accountAcademyRoutes, {
            accountAcademyPage: createAccountAcademyPage({
              db,
              enrolments,
              seo,
              now,
              invoices: eventInvoices,
              ownCertificates: createOwnCertificates({ db, now }),
            }),
          }),
          mount(attendanceRoutes, { attendance }),
          mount(feedbackRoutes, { feedback, perAddress: config.FORMS_PER_ADDRESS }),
          mount(registrationRoutes, { registrations, perAddress: config.FORMS_PER_ADDRESS }),
        ],
      };
    },
    sweep: () => runAll([sweepRegistrations, enrolments.sweep]),
  };
});
