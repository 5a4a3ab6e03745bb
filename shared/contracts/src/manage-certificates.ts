import { z } from 'zod';
import { typedText } from './fields.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { CertificateState, CheckedCertificate } from './partner-certificates.ts';
import { inArea } from './staff-rights.ts';

const ManagedCertificateRow = CheckedCertificate.omit({ partner_url: true });
export type ManagedCertificateRow = z.infer<typeof ManagedCertificateRow>;

export const ManagedCertificate = ManagedCertificateRow.extend({ reason: z.string(), decisions: z.array(Decision) });
export type ManagedCertificate = z.infer<typeof ManagedCertificate>;

const OneCertificate = z.object({ number: z.string().max(40) });

export const manageCertificateEndpoints = inArea('certificates', {
  'GET /manage/certificates/': {
    summary: 'Certificates of partners, earliest expiry first',
    query: ManagePage.extend({
      search: typedText.max(100).optional().describe('number or company'),
      state: CertificateState.optional(),
      sort: sortedBy('company', 'until'),
    }),
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
