import type { Certificate } from '@site/contracts/partner-certificates';
import { listed } from '@site/kernel/listed';
import { type CertificateLine, type CertificateSheet, renderCertificateSheet } from '../../papers/certificate-sheet.ts';

/** Links and signatory of the document. */
export type CertificateLinks = Pick<CertificateSheet, 'target' | 'check' | 'issuer' | 'director'>;

export function renderCertificate(certificate: Certificate, links: CertificateLinks): Promise<Buffer> {
  const { number, company, level, directions, issued_on, valid_until } = certificate;
  const lines: CertificateLine[] = [
    { text: 'подтверждает, что', as: 'caption', after: 12 },
    { text: company, as: 'name', after: 14 },
    { text: 'входит в\u00a0партнёрскую сеть со\u00a0статусом', as: 'caption', after: 12 },
    { text: level, as: 'strong', after: 20 },
  ];
  if (directions.length)
    lines.push(
      { text: 'Направления работы', as: 'caption', after: 6 },
      { text: listed(directions), as: 'plain', after: 20 },
    );
  return renderCertificateSheet({
    title: 'Сертификат партнёра',
    ...{ number, issued_on, valid_until, lines },
    note: 'По\u00a0коду откроется страница партнёра.',
    ...links,
  });
}
