import { partnerLevelNames } from '@site/contracts/company-lists';
import type { Certificate } from '@site/contracts/partner-certificates';
import { daysLeft, termOf } from '../../days/term.ts';
import type { HeldCertificate } from './certificate-repository.ts';

function stateOf({ revoked_at, dealer_access }: HeldCertificate, days: number): Certificate['state'] {
  if (revoked_at || !dealer_access) return 'revoked';
  return termOf(days);
}

export function toCertificate(row: HeldCertificate, now: Date): Certificate {
  const { number, company, level, directions, issued_on, valid_until } = row;
  const days = daysLeft(valid_until, now);
  const dates = { issued_on, valid_until, days_left: days, state: stateOf(row, days) };
  return { number, company, level: partnerLevelNames[level], directions, ...dates };
}
