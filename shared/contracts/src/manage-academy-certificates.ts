import { z } from 'zod';
import { CheckedCertificate } from './academy-certificates.ts';
import { requiredWords, typedText, words } from './fields.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { inArea } from './staff-rights.ts';

const ManagedRow = CheckedCertificate.extend({ holder: z.string().describe('the full name'), company: z.string() });
export type ManagedAcademyCertificateRow = z.infer<typeof ManagedRow>;

const Managed = ManagedRow.extend({
  surname: z.string(),
  name: z.string(),
  patronymic: z.string(),
  trainer: z.string(),
  reason: z.string().describe('why it was revoked'),
  decisions: z.array(Decision),
});
export type ManagedAcademyCertificate = z.infer<typeof Managed>;

const ManagedParticipant = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  event: z.string(),
  /** Printed on the certificate by default. */
  training: z.string(),
  level: z.string(),
  months: z.int(),
  attended: z.boolean().nullable().describe('null: not marked yet'),
  ended_at: z.iso.datetime(),
  timezone: z.string(),
});
export type ManagedParticipant = z.infer<typeof ManagedParticipant>;

const Search = ManagePage.extend({
  search: typedText.max(100).default('').describe('number, person, company or title'),
});

const text = (max: number) => z.string().trim().max(max);
/** Omitted values default to the event's programme. */
const CertificateIssue = z.object({
  participant: z.int().positive(),
  training: text(200).min(1).optional(),
  level: text(50).optional(),
  months: z.int().min(1).max(120).optional(),
});
export type CertificateIssue = z.infer<typeof CertificateIssue>;

const OneCertificate = z.object({ number: z.string().max(40) });

export const manageAcademyCertificateEndpoints = inArea('academy', {
  'GET /manage/academy-certificates/': {
    summary: 'Certificates of the academy, by default newest first',
    query: Search.extend({ sort: sortedBy('holder', 'until') }),
    answer: managed(ManagedRow),
  },
  'GET /manage/academy-certificates/participants/': {
    summary: 'Participants of past events without a certificate, latest event first',
    query: Search,
    answer: managed(ManagedParticipant),
  },
  'GET /manage/academy-certificates/{number}/': {
    summary: 'One certificate of the academy',
    params: OneCertificate,
    answer: Managed,
  },
  'POST /manage/academy-certificates/': {
    summary: 'Issues a certificate to a participant of a past event; the holder gets an e-mail',
    body: CertificateIssue,
    answer: Managed,
  },
  'POST /manage/academy-certificates/{number}/revoke/': {
    summary: 'Revokes a certificate with a reason; the holder gets an e-mail',
    params: OneCertificate,
    body: z.object({ reason: text(500).min(1, 'Укажите причину') }),
    answer: Managed,
  },
  'POST /manage/academy-certificates/{number}/replace/': {
    summary: 'Reissues a certificate with a corrected name and the same dates; the holder gets an e-mail',
    params: OneCertificate,
    body: z.object({ surname: requiredWords, name: requiredWords, patronymic: words.default('') }),
    answer: Managed,
  },
} as const);
