import { z } from 'zod';
import { Decision, managed, ManagePage } from './manage.ts';
import { CheckedCertificate } from './partner-certificates.ts';
import { inArea } from './staff-rights.ts';

const ManagedCertificateRow = CheckedCertificate.omit({ partner_url: true });
export type ManagedCertificateRow = z.infer<typeof ManagedCertificateRow>;

export const ManagedCertificate = ManagedCertificateRow.extend({ reason: z.string(), decisions: z.array(Decision) });
export type ManagedCertificate = z.infer<typeof ManagedCertificate>;

const OneCertificate = z.object({ number: z.string().max(40) });

export const manageCertificateEndpoints = inArea('certificates', {
  'GET /manage/certificates/': {
    summary: 'Certificates of partners, earliest expiry first',
    query: ManagePage,
    answer: managed(ManagedCertificateRow),
  },
  'GET /manage/certificates/{number}/': {
    summary: 'One certificate of a partner',
    params: OneCertificate,
    answer: ManagedCertificate,
  },
  'POST /manage/certificates/{number}/renew/': {
    summary: 'Issues the next one, for a year, with the company’s current level',
    params: OneCertificate,
    answer: ManagedCertificate,
  },
  'POST /manage/certificates/{number}/revoke/': {
    summary: 'Revokes a certificate with a reason',
    params: OneCertificate,
    body: z.object({ reason: z.string().trim().min(1, 'Укажите причину').max(500) }),
    answer: ManagedCertificate,
  },
} as const);
