import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { BRAND } from '../../../brand.ts';
import type { Db } from '../../../db/database.ts';
import type { MailGateway } from '../../mail/mail-gateway.ts';
import type { SiteService } from '../../site/site-service.ts';
import type {
  AcademyCertificateRow,
  CertificateMessageKind,
  MessageKind,
  TrainerMessageKind,
} from '../academy-tables.ts';
import { createMessageRepository } from '../registrations/message-repository.ts';
import { createCertificateRepository } from './certificate-repository.ts';

type Dependencies = { db: Db; mail: MailGateway; site: SiteService; host: string };
type Letter = { subject: string; lines: string[] };

const until = ({ valid_until }: AcademyCertificateRow) => `Действует до\u00a0${formatDate(valid_until)}`;

const letters: Record<CertificateMessageKind, (row: AcademyCertificateRow) => Letter> = {
  certificate_issued: (row) => ({
    subject: `Сертификат ${row.number}: ${row.training_title}`,
    lines: [`Вам выдан сертификат ${row.number} по\u00a0программе «${row.training_title}».`, `${until(row)}.`],
  }),
  certificate_replaced: (row) => ({
    subject: `Сертификат переоформлен: ${row.number}`,
    lines: [
      `Сертификат по\u00a0программе «${row.training_title}» переоформлен, новый номер\u00a0— ${row.number}.`,
      `${until(row)}. Прежний сертификат больше не\u00a0действует.`,
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

/** What a letter says has to be so still when it leaves. */
const isTrue = (kind: CertificateMessageKind, { revoked_at, replaced_at }: AcademyCertificateRow) =>
  kind === 'certificate_revoked' ? revoked_at !== null : revoked_at === null && replaced_at === null;

export function createCertificateLetters({ db, mail, site, host }: Dependencies) {
  return {
    /** In the transaction of the change; it leaves when that is done. */
    async write(tx: Db, { id, email }: AcademyCertificateRow, kind: CertificateMessageKind, due_at: Date) {
      if (email) await createMessageRepository(tx).add([{ certificate_id: id, kind, recipient: email, due_at }]);
    },

    async send(kind: CertificateMessageKind, to: string, id: number | null) {
      const row = id === null ? undefined : await createCertificateRepository(db).byId(id);
      if (!row || !isTrue(kind, row)) return;
      const { data } = await site.current();
      const { subject, lines } = letters[kind](row);
      const text = [
        'Здравствуйте!',
        ...lines,
        `Скачать документ можно в\u00a0личном кабинете: ${host}${paths.accountAcademy()}`,
        `Проверить сертификат может любой, кто знает его номер и\u00a0вашу фамилию: ${host}${paths.academyCertificates()}`,
        `Вопросы координатору академии: ${formatPhone(data.contacts.support_phone)}`,
        BRAND,
      ];
      await mail.send({ to, subject, text: text.join('\n\n') });
    },
  };
}
