import { z } from 'zod';
import { academyCertificateStates } from './academy-lists.ts';
import { requiredWords } from './fields.ts';

const State = z.enum(academyCertificateStates);
const day = z.iso.date();

/** Public view of a certificate; requires its number and the holder's surname. */
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

/** View for the holder and for the manager of the holder's company. */
export const AcademyCertificate = CheckedCertificate.extend({
  holder: z.string().describe('the full name'),
  trainer: z.string(),
  /** Null when the certificate is revoked. */
  pdf_url: z.string().nullable(),
});
export type AcademyCertificate = z.infer<typeof AcademyCertificate>;

/** States listed for a company: replaced certificates are left out. */
export const companyCertificateStates = ['active', 'expiring', 'expired', 'revoked'] as const;
const chosen = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);
export const CompanyCertificatesQuery = z.object({
  employee: chosen(z.uuid()),
  training: chosen(z.string().trim().min(1).max(200)),
  state: chosen(z.enum(companyCertificateStates)),
});
export type CompanyCertificatesQuery = z.infer<typeof CompanyCertificatesQuery>;

/** `GET /api/account/profile/certificates/`: 401 for a guest, 403 for a visitor who does not manage a company. */
export const CompanyCertificatesPageData = z.object({
  kind: z.literal('company-certificates'),
  company: z.string(),
  query: CompanyCertificatesQuery,
  /** Sorted by expiry date, earliest first. */
  items: z.array(AcademyCertificate),
  /** Count without filters; 0: there is nothing to filter. */
  total_unfiltered: z.int(),
  employees: z.array(z.object({ value: z.uuid(), label: z.string() })),
  trainings: z.array(z.string()),
});
export type CompanyCertificatesPageData = z.infer<typeof CompanyCertificatesPageData>;

/** `GET /api/academy/certificates/`. Unreadable values fall back to empty. */
export const CertificatesPageQuery = z.object({
  number: z.string().trim().max(40).catch(''),
  /** From the QR code on the paper; replaces the surname. */
  code: z.string().trim().max(40).catch(''),
});

export const CertificatesPageData = z.object({
  kind: z.literal('academy-certificates'),
  number: z.string(),
  /** `limited`: too many requests from one IP address; `text` says when to retry. */
  outcome: z.enum(['none', 'found', 'unknown', 'limited']),
  certificate: CheckedCertificate.nullable(),
  text: z.string(),
});
export type CertificatesPageData = z.infer<typeof CertificatesPageData>;

const OneCertificate = z.object({ number: z.string().max(40) });

export const academyCertificateEndpoints = {
  'POST /academy/certificates/check/': {
    summary: 'Checks a certificate by its number and the holder’s surname',
    body: z.object({ number: z.string().trim().min(1, 'Заполните это поле').max(40), surname: requiredWords }),
    /** Null: no certificate matches. */
    answer: z.object({ certificate: CheckedCertificate.nullable() }),
  },
  'GET /account/academy/certificates/{number}/certificate.pdf': {
    summary: 'The certificate as PDF, for its holder and the manager of the holder’s company',
    params: OneCertificate,
    file: 'application/pdf',
  },
} as const;

/** Names of the fields as shown to visitors. */
export const academyCertificateFieldNames = {
  number: 'Номер',
};
