import type { CustomerReply, ListedProposal } from '@site/contracts/proposals';
import type { ProposalAction } from '@site/contracts/proposal-statuses';
import { DAY } from '@site/kernel/dates';
import type { ProposalRow } from '../../tables/proposal-tables.ts';

/** Milliseconds after which a draft's prices count as outdated. */
const PRICES_GOOD_FOR = 7 * DAY;

export type Author = { id: string; name: string; surname: string };

export type Named = Pick<ProposalRow, 'year' | 'number' | 'version'>;

const padded = ({ year, number }: Named) => `${year}-${String(number).padStart(6, '0')}`;

export const slugOf = (named: Named) => `kp-${padded(named)}${named.version > 1 ? `-${named.version}` : ''}`;
export const numberOf = (named: Named) => `КП-${padded(named)}${named.version > 1 ? `/${named.version}` : ''}`;

/** Data besides the row: actions of this visitor, replies to all versions, and the order. */
type Known = { actions: ProposalAction[]; replies: CustomerReply[]; order: ListedProposal['order'] };

export const toListed = (
  row: ProposalRow,
  { id, name, surname }: Author,
  { actions, replies, order }: Known,
  now: Date,
): ListedProposal => ({
  slug: slugOf(row),
  number: numberOf(row),
  version: row.version,
  superseded_by: row.superseded_by,
  object_name: row.object_name,
  customer: row.customer,
  total: row.total,
  status: row.status,
  valid_until: row.valid_until,
  returned: row.status === 'draft' ? row.returned : '',
  viewed_at: row.viewed_at?.toISOString() ?? null,
  replies,
  author: { id, name: `${surname} ${name}` },
  changed_at: row.changed_at.toISOString(),
  revision: row.revision,
  prices_outdated: actions.includes('edit') && now.getTime() - row.priced_at.getTime() > PRICES_GOOD_FOR,
  order,
  actions,
});

const written = /^(?:kp|КП)-(\d{4})-(\d{6})(?:[-/]([1-9]\d{0,5}))?$/i;

/** Parses a slug or a displayed number; null when the format is invalid. */
export function readNumber(text: string): Named | null {
  const [, year, number, version = '1'] = written.exec(text) ?? [];
  return year && number ? { year: Number(year), number: Number(number), version: Number(version) } : null;
}
