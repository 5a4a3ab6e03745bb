import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  academyCertificates,
  courseEnrolments,
  eventFeedback,
  eventMessages,
  eventParticipants,
  eventRegistrations,
} from '../../tables/academy-tables.ts';
import { users } from '../../tables/user-tables.ts';
import { applications } from '../../tables/application-tables.ts';
import { knownDevices } from '../../tables/auth-tables.ts';
import { companyMembers } from '../../tables/company-tables.ts';
import { consents } from '../../tables/consent-tables.ts';
import { emailConfirmations } from '../../tables/email-tables.ts';
import { formRequests } from '../../tables/form-tables.ts';
import { notices } from '../../tables/notice-tables.ts';
import { productQuestions } from '../../tables/question-tables.ts';
import { owners, sessions } from '../../tables/session-tables.ts';
import { stockNotices } from '../../tables/stock-notice-tables.ts';
import { companyTickets } from '../../tables/ticket-tables.ts';
import { warrantyClaimFiles, warrantyClaims } from '../../tables/warranty-tables.ts';
import { hasProvenEmail } from './proven-email.ts';

/**
 * Removes all data that identifies a user. Orders and their documents stay for the retention period of accounting law,
 * consents stay as proof without the address, and the anonymised row stays for both.
 */
export async function anonymise(tx: Db, id: string, now: Date): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, id));
  await tx.delete(knownDevices).where(eq(knownDevices.user_id, id));
  await tx.delete(owners).where(eq(owners.user_id, id));
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.user_id, id));
  await tx.delete(companyMembers).where(eq(companyMembers.user_id, id));
  await tx.delete(notices).where(eq(notices.user_id, id));
  // Delete pending requests to join a company. Decided applications stay without their forms.
  await tx
    .delete(applications)
    .where(
      and(
        eq(applications.user_id, id),
        inArray(applications.kind, ['company', 'user']),
        eq(applications.state, 'pending'),
      ),
    );
  await tx.update(applications).set({ form: null }).where(eq(applications.user_id, id));
  await tx.delete(companyTickets).where(eq(companyTickets.user_id, id));
  await tx.delete(stockNotices).where(eq(stockNotices.user_id, id));
  await tx.delete(formRequests).where(eq(formRequests.user_id, id));
  await tx
    .update(productQuestions)
    .set({ author: 'Покупатель', city: '', email: null, address: null, user_id: null })
    .where(eq(productQuestions.user_id, id));
  await anonymiseClaims(tx, id);
  await anonymiseParticipant(tx, id);
  await tx.update(consents).set({ address: '' }).where(eq(consents.user_id, id));
  await tx
    .update(users)
    .set({
      phone: id,
      surname: 'Удалённый',
      name: 'пользователь',
      patronymic: '',
      email: '',
      city: '',
      position: '',
      role: 'customer',
      company_id: null,
      user_access_moderation: false,
      email_confirmed_at: null,
      learning_email_confirmed_at: null,
      deletion_at: null,
      deleted_at: now,
    })
    .where(eq(users.id, id));
}

/** Keeps the description of the defect. Detaches the photos, which may show more, so that the next sweep removes them. */
async function anonymiseClaims(tx: Db, id: string) {
  const own = tx.select({ number: warrantyClaims.number }).from(warrantyClaims).where(eq(warrantyClaims.user_id, id));
  await tx.update(warrantyClaimFiles).set({ claim_number: null }).where(inArray(warrantyClaimFiles.claim_number, own));
  await tx
    .update(warrantyClaims)
    .set({ name: '', phone: '', email: '', address: '', user_id: null })
    .where(eq(warrantyClaims.user_id, id));
}

/** Anonymises participants by phone and e-mail, including seats booked by other users. The seats stay counted. */
async function anonymiseParticipant(tx: Db, id: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  if (!user) return;
  const addresses = [user.email, user.email.toLowerCase()].filter((one) => one !== '');
  const known = [user.phone, ...(hasProvenEmail(user) ? addresses : [])];
  // Phone and e-mail are unique per event.
  const placeholder = sql`'deleted-' || ${eventParticipants.id}`;
  await tx.delete(courseEnrolments).where(eq(courseEnrolments.user_id, id));
  const isTheirs = or(inArray(eventParticipants.phone, known), inArray(eventParticipants.email, known));
  const own = tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.user_id, id));
  const toThem = tx
    .select({ id: eventParticipants.id })
    .from(eventParticipants)
    .where(
      and(
        isTheirs,
        eq(eventParticipants.registration_id, eventMessages.registration_id),
        or(eq(eventParticipants.email, eventMessages.recipient), eq(eventParticipants.phone, eventMessages.recipient)),
      ),
    );
  await tx
    .delete(eventMessages)
    .where(
      or(
        inArray(eventMessages.recipient, known),
        and(inArray(eventMessages.recipient, [...known, ...addresses]), inArray(eventMessages.registration_id, own)),
        exists(toThem),
      ),
    );
  await tx
    .delete(eventFeedback)
    .where(
      inArray(
        eventFeedback.participant_id,
        tx.select({ id: eventParticipants.id }).from(eventParticipants).where(isTheirs),
      ),
    );
  await tx
    .update(eventParticipants)
    .set({
      surname: 'Удалённый',
      name: 'пользователь',
      patronymic: '',
      phone: placeholder,
      email: placeholder,
      position: '',
    })
    .where(isTheirs);
  // Without a surname and a code, checking the certificate's number finds nothing.
  await tx
    .update(academyCertificates)
    .set({ user_id: null, surname: '', name: '', patronymic: '', phone: '', email: '', check_code: '' })
    .where(
      or(
        eq(academyCertificates.user_id, id),
        inArray(academyCertificates.phone, known),
        inArray(academyCertificates.email, known),
      ),
    );
}
