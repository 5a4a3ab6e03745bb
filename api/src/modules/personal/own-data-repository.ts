import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  academyCertificates,
  academyTrainings,
  courseEnrolments,
  eventParticipants,
  eventRegistrations,
  events,
} from '../../tables/academy-tables.ts';
import { applications } from '../../tables/application-tables.ts';
import { formRequestEvents, formRequests } from '../../tables/form-tables.ts';
import { orderLines, orders } from '../../tables/order-tables.ts';
import { proposals } from '../../tables/proposal-tables.ts';
import { numberOf } from '../proposals/proposal-view.ts';
import { productQuestions } from '../../tables/question-tables.ts';
import { stockNotices } from '../../tables/stock-notice-tables.ts';
import { companyTicketFiles, companyTickets } from '../../tables/ticket-tables.ts';
import { warrantyClaimFiles, warrantyClaims } from '../../tables/warranty-tables.ts';

/** A user's data in other modules. */
export const createOwnDataRepository = (db: Db) => ({
  async orders(userId: string) {
    const rows = await db
      .select({
        id: orders.id,
        number: orders.number,
        created_at: orders.created_at,
        status: orders.status,
        total: orders.total,
        contact: orders.contact,
        receiver: orders.receiver,
        comment: orders.comment,
      })
      .from(orders)
      .where(eq(orders.user_id, userId))
      .orderBy(desc(orders.created_at));
    const lines = rows.length
      ? await db
          .select({
            order_id: orderLines.order_id,
            article: orderLines.article,
            name: orderLines.name,
            qty: orderLines.qty,
            sum: orderLines.sum,
          })
          .from(orderLines)
          .where(
            inArray(
              orderLines.order_id,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(orderLines.position))
      : [];
    return rows.map(({ id, ...order }) => ({
      ...order,
      lines: lines.filter(({ order_id }) => order_id === id).map(({ order_id: _id, ...line }) => line),
    }));
  },

  async proposals(userId: string) {
    const rows = await db
      .select({
        year: proposals.year,
        number: proposals.number,
        version: proposals.version,
        created_at: proposals.created_at,
        status: proposals.status,
        object_name: proposals.object_name,
        customer: proposals.customer,
        total: proposals.total,
      })
      .from(proposals)
      .where(and(eq(proposals.author_id, userId), isNull(proposals.deleted_at)))
      .orderBy(desc(proposals.created_at));
    return rows.map(({ year, number, version, ...proposal }) => ({
      number: numberOf({ year, number, version }),
      ...proposal,
    }));
  },

  /** Events with the person among the participants, including seats booked by other users. */
  events: ({ phone, email }: { phone: string; email: string | null }) =>
    db
      .select({
        title: events.title,
        starts_at: events.starts_at,
        timezone: events.timezone,
        state: eventRegistrations.state,
        registered_at: eventRegistrations.created_at,
      })
      .from(eventParticipants)
      .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventParticipants.registration_id))
      .innerJoin(events, eq(events.id, eventParticipants.event_id))
      .where(
        or(eq(eventParticipants.phone, phone), email ? eq(eventParticipants.email, email.toLowerCase()) : undefined),
      )
      .orderBy(desc(events.starts_at)),

  courses: (userId: string) =>
    db
      .select({
        title: academyTrainings.title,
        email: courseEnrolments.email,
        enrolled_at: courseEnrolments.created_at,
        status: courseEnrolments.status,
        progress: courseEnrolments.progress,
      })
      .from(courseEnrolments)
      .innerJoin(academyTrainings, eq(academyTrainings.id, courseEnrolments.training_id))
      .where(eq(courseEnrolments.user_id, userId))
      .orderBy(desc(courseEnrolments.created_at)),

  certificates: ({ id, phone }: { id: string; phone: string }) =>
    db
      .select({
        number: academyCertificates.number,
        training: academyCertificates.training_title,
        company: academyCertificates.company,
        issued_on: academyCertificates.issued_on,
        valid_until: academyCertificates.valid_until,
      })
      .from(academyCertificates)
      .where(
        or(
          eq(academyCertificates.user_id, id),
          and(isNull(academyCertificates.user_id), eq(academyCertificates.phone, phone)),
        ),
      )
      .orderBy(desc(academyCertificates.issued_on)),

  questions: (userId: string) =>
    db
      .select({ asked_at: productQuestions.asked_at, text: productQuestions.text, answer: productQuestions.answer })
      .from(productQuestions)
      .where(eq(productQuestions.user_id, userId))
      .orderBy(desc(productQuestions.asked_at)),

  applications: (userId: string) =>
    db
      .select({
        created_at: applications.created_at,
        kind: applications.kind,
        state: applications.state,
        form: applications.form,
      })
      .from(applications)
      .where(eq(applications.user_id, userId))
      .orderBy(desc(applications.created_at)),

  requests: (userId: string) =>
    db
      .select({
        id: formRequests.id,
        created_at: formRequests.created_at,
        form: formRequests.form_code,
        state: formRequests.state,
        fields: formRequests.fields,
        answers: sql<
          string[]
        >`array(select text from ${formRequestEvents} e where e.request_id = ${formRequests}.id and e.text <> '' order by e.id)`,
      })
      .from(formRequests)
      .where(eq(formRequests.user_id, userId))
      .orderBy(desc(formRequests.created_at)),

  tickets: (userId: string) =>
    db
      .select({
        created_at: companyTickets.created_at,
        number: companyTickets.number,
        topic: companyTickets.topic,
        message: companyTickets.message,
        answer: companyTickets.answer,
        files: sql<
          string[]
        >`array(select name from ${companyTicketFiles} f where f.ticket_number = ${companyTickets.number})`,
      })
      .from(companyTickets)
      .where(eq(companyTickets.user_id, userId))
      .orderBy(desc(companyTickets.number)),

  warrantyClaims: (userId: string) =>
    db
      .select({
        created_at: warrantyClaims.created_at,
        number: warrantyClaims.number,
        article: warrantyClaims.article,
        serial: warrantyClaims.serial,
        seller: warrantyClaims.seller,
        defect: warrantyClaims.defect,
        phone: warrantyClaims.phone,
        email: warrantyClaims.email,
        files: sql<
          string[]
        >`array(select name from ${warrantyClaimFiles} f where f.claim_number = ${warrantyClaims.number})`,
      })
      .from(warrantyClaims)
      .where(eq(warrantyClaims.user_id, userId))
      .orderBy(desc(warrantyClaims.number)),

  stockNotices: (userId: string) =>
    db
      .select({
        created_at: stockNotices.created_at,
        product_id: stockNotices.product_id,
        email: stockNotices.email,
        sent_at: stockNotices.sent_at,
      })
      .from(stockNotices)
      .where(eq(stockNotices.user_id, userId))
      .orderBy(desc(stockNotices.created_at)),
});
