import type { AcademyAccountPageData, AcademyAccountQuery } from '@site/contracts/academy-account';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import type { OwnCertificates } from '../certificates/own-certificates.ts';
import { toCalendarEvent } from '../events/event-view.ts';
import { EventInvoiceRepository } from '../invoices/event-invoice-repository.ts';
import type { EnrolmentService } from '../online/enrolment-service.ts';
import { viewerOf } from '../registrations/registration-owner.ts';
import { RegistrationRepository } from '../registrations/registration-repository.ts';
import { toRegistration } from '../registrations/registration-view.ts';
import { OwnRegistrationRepository } from './own-registration-repository.ts';

export type AccountAcademyDeps = {
  db: Db;
  enrolments: EnrolmentService;
  seo: SeoBuilder;
  ownCertificates: OwnCertificates;
  now: () => Date;
};

const PER_PAGE = 20;

const TITLE = 'Обучение';

/** The visitor's own registrations; for a visitor who may register others, all of the company's. */
async function listOf(
  { db, enrolments, ownCertificates, now }: AccountAcademyDeps,
  visitor: Visitor,
  query: AcademyAccountQuery,
): Promise<AcademyAccountPageData> {
  const own = new OwnRegistrationRepository(db);
  const registrations = new RegistrationRepository(db);
  const viewer = viewerOf(visitor);
  const wanted = { viewer, show: query.show, now: now() };
  const [total, rows] = await Promise.all([own.count(wanted), own.page(wanted, PER_PAGE, (query.page - 1) * PER_PAGE)]);
  const ids = rows.map(({ registration }) => registration.id);
  const [participants, places, issued] = await Promise.all([
    registrations.participants(ids),
    registrations.places(ids),
    new EventInvoiceRepository(db).ofRegistrations(ids),
  ]);
  const context = { participants, places, invoices: issued, viewer, now: now() };
  return {
    kind: 'account-academy',
    query,
    company: viewer.companyId === null ? null : (memberCompanyOf(visitor)?.name ?? null),
    items: rows.map(({ registration, event, location, surname, name }) => ({
      event: toCalendarEvent(event, { visitor, now: now() }),
      location: location && { title: location.title, address: location.address },
      registration: toRegistration(registration, { ...context, event }),
      registered_by: registration.user_id === viewer.userId ? null : `${surname} ${name}`,
    })),
    courses: await enrolments.ofVisitor(visitor),
    colleagues_courses: await enrolments.ofColleagues(viewer),
    total,
    pages: Math.ceil(total / PER_PAGE),
    certificates: await ownCertificates.list(visitor),
  };
}

export const accountAcademyPage = async (
  deps: AccountAcademyDeps,
  visitor: Visitor,
  query: AcademyAccountQuery,
): Promise<PageResponse> => ({
  seo: deps.seo.build({
    title: TITLE,
    description: 'Записи на\u00a0мероприятия академии и\u00a0ваши сертификаты.',
    h1: TITLE,
    path: paths.accountAcademy(),
    crumbs: [
      { name: 'Личный кабинет', url: paths.account() },
      { name: TITLE, url: paths.accountAcademy() },
    ],
    robots: 'noindex, nofollow',
  }),
  content: [],
  pagedata: await listOf(deps, visitor, query),
});
