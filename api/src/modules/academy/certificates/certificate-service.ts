import type { CheckedCertificate } from '@site/contracts/academy-certificates';
import { siteDay } from '@site/kernel/dates';
import { monthsLater } from '../../../days/term.ts';
import type { Db } from '../../../db/database.ts';
import type { AcademyCertificateRow } from '../../../tables/academy-tables.ts';
import { CertificateRepository } from './certificate-repository.ts';
import { formatNumber, isSameSurname, makeCheckCode, readNumber } from './certificate-number.ts';
import { toCheckedCertificate } from './certificate-view.ts';

type Proof = { surname: string } | { code: string };
type Contents = Omit<
  AcademyCertificateRow,
  'id' | 'number' | 'check_code' | 'issued_on' | 'valid_until' | 'revoked_at' | 'reason' | 'replaced_at'
>;
type Dates = Pick<AcademyCertificateRow, 'issued_on' | 'valid_until'>;

const proves = (proof: Proof, { surname, check_code }: AcademyCertificateRow) =>
  'code' in proof ? proof.code === check_code : isSameSurname(proof.surname, surname);

/** The number alone is no proof, because numbers are consecutive. */
export async function checkCertificate(
  { db, now }: { db: Db; now: () => Date },
  number: string,
  proof: Proof,
): Promise<CheckedCertificate | null> {
  const row = await new CertificateRepository(db).byNumber(readNumber(number));
  return row && proves(proof, row) ? toCheckedCertificate(row, now()) : null;
}

/** The days of a certificate issued now that is valid for `months`. */
export function datesFrom(now: Date, months: number): Dates {
  const issued_on = siteDay(now);
  return { issued_on, valid_until: monthsLater(issued_on, months) };
}

/** Runs in the caller's transaction. The number carries the year of issue. */
export async function issueCertificate(tx: Db, contents: Contents & Dates, now: Date): Promise<AcademyCertificateRow> {
  const certificates = new CertificateRepository(tx);
  const year = Number(siteDay(now).slice(0, 4));
  const number = formatNumber(year, await certificates.nextNumber(year));
  return certificates.insert({ ...contents, number, check_code: makeCheckCode() });
}
