import { z } from 'zod';
import { academyCertificateStates } from './academy-lists.ts';
import { requiredWords } from './fields.ts';

const State = z.enum(academyCertificateStates);
const day = z.iso.date();

/** What anybody may learn of a certificate whose number and holder he knows. */
export const CheckedCertificate = z.object({
  number: z.string(),
  /** «Иванов И. И.» */
  holder: z.string(),
  training: z.string(),
  level: z.string(),
  issued_on: day,
  valid_until: day,
  state: State,
  /** «Истекает через 12 дней» */
  label: z.string(),
});
export type CheckedCertificate = z.infer<typeof CheckedCertificate>;

/** For its holder, and for who answers for the company that he works for. */
export const AcademyCertificate = CheckedCertificate.extend({
  holder: z.string().describe('the full name'),
  trainer: z.string(),
  /** Null: it has been taken back, there is nothing left to show. */
  pdf_url: z.string().nullable(),
});
export type AcademyCertificate = z.infer<typeof AcademyCertificate>;

/** Those that a company still has: what was replaced stands nowhere. */
export const companyCertificateStates = ['active', 'expiring', 'expired', 'revoked'] as const;
const chosen = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);
export const CompanyCertificatesQuery = z.object({
  employee: chosen(z.uuid()),
  training: chosen(z.string().trim().min(1).max(200)),
  state: chosen(z.enum(companyCertificateStates)),
});
export type CompanyCertificatesQuery = z.infer<typeof CompanyCertificatesQuery>;

/** `GET /api/account/profile/certificates/`: 401 for a guest, 403 for who does not answer for a company. */
export const CompanyCertificatesPageData = z.object({
  kind: z.literal('company-certificates'),
  company: z.string(),
  query: CompanyCertificatesQuery,
  /** Those that run out first. */
  items: z.array(AcademyCertificate),
  /** Without any filter: none means that there is nothing to look for. */
  total_unfiltered: z.int(),
  /** What the list can be narrowed to. */
  employees: z.array(z.object({ value: z.uuid(), label: z.string() })),
  trainings: z.array(z.string()),
});
export type CompanyCertificatesPageData = z.infer<typeof CompanyCertificatesPageData>;

/** `GET /api/academy/certificates/`. What cannot be read is as good as absent. */
export const CertificatesPageQuery = z.object({
  number: z.string().trim().max(40).catch(''),
  /** Of the code on the paper: who has it in his hands need not type the surname. */
  code: z.string().trim().max(40).catch(''),
});

export const CertificatesPageData = z.object({
  kind: z.literal('academy-certificates'),
  number: z.string(),
  /** `limited`: too many were asked for from one address; a text says when to come back. */
  outcome: z.enum(['none', 'found', 'unknown', 'limited']),
  certificate: CheckedCertificate.nullable(),
  text: z.string(),
});
export type CertificatesPageData = z.infer<typeof CertificatesPageData>;

const OneCertificate = z.object({ number: z.string().max(40) });

export const academyCertificateEndpoints = {
  'POST /academy/certificates/check/': {
    summary: 'Whether a certificate is good: by its number and the surname of its holder',
    body: z.object({ number: z.string().trim().min(1, 'Заполните это поле').max(40), surname: requiredWords }),
    /** Null: there is none with these data. */
    answer: z.object({ certificate: CheckedCertificate.nullable() }),
  },
  'GET /account/academy/certificates/{number}/certificate.pdf': {
    summary: 'The holder’s certificate as a document, for him and who answers for the company that he works for',
    params: OneCertificate,
    file: 'application/pdf',
  },
} as const;
