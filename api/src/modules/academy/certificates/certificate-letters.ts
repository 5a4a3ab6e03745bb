import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { BRAND } from '../../../brand/brand.ts';
import type { Db } from '../../../db/database.ts';
import type { Email } from '../../mail/mail-gateway.ts';
import type {
  AcademyCertificateRow,
  CertificateMessageKind,
  MessageKind,
  TrainerMessageKind,
} from '../../../tables/academy-tables.ts';
import { CertificateRepository } from './certificate-repository.ts';

type Letter = { subject: string; lines: string[] };

const until = ({ valid_until }: AcademyCertificateRow) => `Действует до\u00a0${formatDate(valid_until)}`;

const letters: Record<CertificateMessageKind, (row: AcademyCertificateRow) => Letter> = {
  certificate_issued: (row) => ({
    subject: `Сертификат ${row.number}: ${row.training_title}`,
    lines: [`Вам выдан сертификат ${row.number} по\u00a0программе «${row.training_title}».`, `${until(row)}`],
  }),
  certificate_replaced: (row) => ({
    subject: `Сертификат переоформлен: ${row.number}`,
    lines: [
      `Сертификат по\u00a0программе «${row.training_title}» переоформлен, новый номер\u00a0— ${row.number}.`,
      `${until(row)} Прежний сертификат больше не\u00a0действует.`,
    ],
  }),
  certificate_revoked: (row) => ({
    subject: `Сертификат ${row.number} отозван`,
    lines: [`Сертификат по\u00a0программе «${row.training_title}» отозван.`, `Причина: ${row.reason}`],
  }),
};

export const isOfCertificate = (
  kind: MessageKind | CertificateMessageKind | TrainerMessageKind,
): kind is CertificateMessageKind => kind in letters;

/** Whether the message still holds when it is sent. */
const isTrue = (kind: CertificateMessageKind, { revoked_at, replaced_at }: AcademyCertificateRow) =>
  kind === 'certificate_revoked' ? revoked_at !== null : revoked_at === null && replaced_at === null;

/** Null when the message no longer holds. */
export async function certificateLetter(
  tx: Db,
  { kind, to, id }: { kind: CertificateMessageKind; to: string; id: number | null },
  { host, phone }: { host: string; phone: string },
): Promise<Email | null> {
  const row = id === null ? undefined : await new CertificateRepository(tx).byId(id);
  if (!row || !isTrue(kind, row)) return null;
  const { subject, lines } = letters[kind](row);
  const text = [
    'Здравствуйте!',
    ...lines,
    `Скачать документ можно в\u00a0личном кабинете: ${host}${paths.accountAcademy()}`,
    `Проверить сертификат может любой, кто знает его номер и\u00a0вашу фамилию: ${host}${paths.academyCertificates()}`,
    `Вопросы координатору академии: ${phone}`,
    BRAND,
  ];
  return { to, subject, text: text.join('\n\n') };
}
