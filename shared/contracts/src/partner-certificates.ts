import { z } from 'zod';

/** `expiring`: it runs out within two months. `revoked`: taken back, or its company is no partner any more. */
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

/** `GET /api/account/partner-certificate/`. Null: the company is no partner, or none has been issued yet. */
export const CertificatePageData = z.object({
  kind: z.literal('partner-certificate'),
  /** Null: an employee of the manufacturer, who acts for no company. */
  company: z.string().nullable(),
  certificate: Certificate.nullable(),
  check_url: z.string(),
});
export type CertificatePageData = z.infer<typeof CertificatePageData>;

/** What anybody may learn of a certificate whose number he knows. */
export const CheckedCertificate = Certificate.omit({ days_left: true }).extend({ partner_url: z.string().nullable() });
export type CheckedCertificate = z.infer<typeof CheckedCertificate>;

/** `GET /api/partners/certificate/?number=`. */
export const CertificateCheckPageData = z.object({
  kind: z.literal('certificate-check'),
  number: z.string(),
  /** `limited`: too many were asked for from one address; a text says when to come back. */
  outcome: z.enum(['none', 'found', 'unknown', 'limited']),
  certificate: CheckedCertificate.nullable(),
  text: z.string(),
});
export type CertificateCheckPageData = z.infer<typeof CertificateCheckPageData>;

export const CertificateCheckQuery = z.object({ number: z.string().trim().max(40).catch('') });
