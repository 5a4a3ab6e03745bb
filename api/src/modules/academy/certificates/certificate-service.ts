import type { CheckedCertificate } from '@site/contracts/academy-certificates';
import { siteDay } from '@site/kernel/dates';
import { monthsLater } from '../../../certificate-term.ts';
import type { Db } from '../../../db/database.ts';
import type { AcademyCertificateRow } from '../../../tables/academy-tables.ts';
import { createCertificateRepository } from './certificate-repository.ts';
import { formatNumber, isSameSurname, makeCheckCode, readNumber } from './certificate-number.ts';
import { toCheckedCertificate } from './certificate-view.ts';

type Dependencies = { db: Db; now: () => Date };
type Proof = { surname: string } | { code: string };
type Contents = Omit<
  AcademyCertificateRow,
  'id' | 'number' | 'check_code' | 'issued_on' | 'valid_until' | 'revoked_at' | 'reason' | 'replaced_at'
>;
type Dates = Pick<AcademyCertificateRow, 'issued_on' | 'valid_until'>;

const proves = (proof: Proof, { surname, check_code }: AcademyCertificateRow) =>
  'code' in proof ? proof.code === check_code : isSameSurname(proof.surname, surname);

export function createCertificateService({ db, now }: Dependencies) {
  const repository = createCertificateRepository(db);
  return {
    /** The number alone is no proof, because numbers are consecutive. */
    async check(number: string, proof: Proof): Promise<CheckedCertificate | null> {
      const row = await repository.byNumber(readNumber(number));
      return row && proves(proof, row) ? toCheckedCertificate(row, now()) : null;
    },

    datesOf(months: number): Dates {
      const issued_on = siteDay(now());
      return { issued_on, valid_until: monthsLater(issued_on, months) };
    },

    /** Runs in the caller's transaction. The number carries the year of issue. */
    async issue(tx: Db, contents: Contents & Dates): Promise<AcademyCertificateRow> {
      const within = createCertificateRepository(tx);
      const year = Number(siteDay(now()).slice(0, 4));
      const number = formatNumber(year, await within.nextNumber(year));
      return within.insert({ ...contents, number, check_code: makeCheckCode() });
    },
  };
}

export type CertificateService = ReturnType<typeof createCertificateService>;
