import type { AcademyCertificateRow } from '../../../tables/academy-tables.ts';
import {
  type CertificateLine,
  type CertificateSheet,
  renderCertificateSheet,
} from '../../../papers/certificate-sheet.ts';
import { fullName } from '../trainers/trainer-view.ts';

type CertificateLinks = Pick<CertificateSheet, 'target' | 'check' | 'issuer' | 'director'>;

export function renderCertificate(row: AcademyCertificateRow, links: CertificateLinks): Promise<Buffer> {
  const { number, company, training_title, level, trainer, issued_on, valid_until } = row;
  const lines: CertificateLine[] = [
    { text: 'подтверждает обучение', as: 'caption', after: 12 },
    { text: fullName(row), as: 'name', after: company ? 8 : 20 },
    ...(company ? ([{ text: company, as: 'plain', after: 20 }] as const) : []),
    { text: 'по\u00a0программе', as: 'caption', after: 10 },
    { text: training_title, as: 'strong', after: level ? 8 : 20 },
    ...(level ? ([{ text: `Уровень: ${level}`, as: 'plain', after: 20 }] as const) : []),
    ...(trainer ? ([{ text: `Преподаватель: ${trainer}`, as: 'plain', after: 8 }] as const) : []),
  ];
  return renderCertificateSheet({
    title: 'Сертификат',
    ...{ number, issued_on, valid_until, lines },
    note: 'Код открывает страницу, которая подтверждает подлинность.',
    ...links,
  });
}
