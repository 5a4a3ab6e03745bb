import { z } from 'zod';

/** `expiring`: expires within two months. `revoked`: by the manufacturer, or because the company is no longer a partner. */
export const certificateStates = ['active', 'expiring', 'expired', 'revoked'] as const;
export const CertificateState = z.enum(certificateStates);
export type CertificateState = z.infer<typeof CertificateState>;

const Certificate = z.object({
  number: z.string(),
  company: z.string(),
  level: z.string(),
  directions: z.array(z.string()),
  issued_on: z.iso.date(),
  valid_until: z.iso.date(),
  state: CertificateState,
  days_left: z.int(),
});
export type Certificate = z.infer<typeof Certificate>;

/** `GET /api/account/partner-certificate/`. `certificate` is null for a company that is not a partner or has none yet. */
export const CertificatePageData = z.object({
  kind: z.literal('partner-certificate'),
  /** Null: an employee of the manufacturer, who acts for no company. */
  company: z.string().nullable(),
  certificate: Certificate.nullable(),
  check_url: z.string(),
});
export type CertificatePageData = z.infer<typeof CertificatePageData>;

/** Public view of a certificate; requires its number. */
export const CheckedCertificate = Certificate.omit({ days_left: true }).extend({ partner_url: z.string().nullable() });
export type CheckedCertificate = z.infer<typeof CheckedCertificate>;

/** `GET /api/partners/certificate/?number=`. */
export const CertificateCheckPageData = z.object({
  kind: z.literal('certificate-check'),
  number: z.string(),
  /** `limited`: too many requests from one IP address; `text` says when to retry. */
  outcome: z.enum(['none', 'found', 'unknown', 'limited']),
  certificate: CheckedCertificate.nullable(),
  text: z.string(),
});
export type CertificateCheckPageData = z.infer<typeof CertificateCheckPageData>;

export const CertificateCheckQuery = z.object({ number: z.string().trim().max(40).catch('') });
