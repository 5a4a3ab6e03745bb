import type { AcademyCertificate, CheckedCertificate } from '@site/contracts/academy-certificates';
import type { AcademyCertificateState } from '@site/contracts/academy-lists';
import { paths } from '@site/contracts/paths';
import { formatCount } from '@site/kernel/plurals';
import { daysLeft, termOf } from '../../../days/term.ts';
import type { AcademyCertificateRow } from '../../../tables/academy-tables.ts';
import { fullName } from '../trainers/trainer-view.ts';

function stateOf({ revoked_at, replaced_at, valid_until }: AcademyCertificateRow, now: Date) {
  if (revoked_at) return 'revoked';
  return replaced_at ? 'replaced' : termOf(daysLeft(valid_until, now));
}

function labelOf(state: AcademyCertificateState, days: number): string {
  switch (state) {
    case 'active':
      return 'Действует';
    case 'expiring':
      return days === 0 ? 'Истекает сегодня' : `Истекает через ${formatCount(days, ['день', 'дня', 'дней'])}`;
    case 'expired':
      return 'Срок истёк';
    case 'revoked':
      return 'Отозван';
    case 'replaced':
      return 'Переоформлен';
  }
}

/** «Иванов И. И.» */
const shortName = ({ surname, name, patronymic }: AcademyCertificateRow) =>
  [surname, ...[name, patronymic].filter(Boolean).map((one) => `${one.charAt(0)}.`)].join('\u00a0');

/** The public view: the surname in full, which the visitor had to know, and initials only. */
export function toCheckedCertificate(row: AcademyCertificateRow, now: Date): CheckedCertificate {
  const { number, training_title, level, issued_on, valid_until } = row;
  const state = stateOf(row, now);
  const label = labelOf(state, daysLeft(valid_until, now));
  return { number, holder: shortName(row), training: training_title, level, issued_on, valid_until, state, label };
}

export function toCertificate(row: AcademyCertificateRow, now: Date): AcademyCertificate {
  const checked = toCheckedCertificate(row, now);
  const pdf_url = checked.state === 'revoked' ? null : paths.academyCertificatePdf(row.number);
  return { ...checked, holder: fullName(row), trainer: row.trainer, pdf_url };
}
