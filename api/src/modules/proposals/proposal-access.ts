import type { ProposalAction } from '@site/contracts/proposal-statuses';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import { requireConfigurator } from '../session/configurator-access.ts';
import { isPartner, mayDo, memberCompanyOf, type Visitor } from '../session/visitor.ts';
import type { Scope } from './proposal-list-repository.ts';
import { offersOf } from './proposal-machine.ts';
import { proposalProblems } from './proposal-problems.ts';
import { type FoundProposal, ProposalRepository } from './proposal-repository.ts';
import type { ProposalRow } from '../../tables/proposal-tables.ts';
import { readNumber } from './proposal-view.ts';

/** Employees see their own proposals; `proposals.read_all` shows the whole company's. */
export const scopeOf = (visitor: Visitor, user: UserRow): Scope => ({
  companyId: memberCompanyOf(visitor)?.id ?? null,
  authorId: mayDo(visitor, 'proposals.read_all') ? null : user.id,
});

/** Employees of a partner work without the company's purchase prices and margin. */
export const seesMargin = (visitor: Visitor): boolean => isPartner(visitor) && mayDo(visitor, 'proposals.read_all');

const mayChange = (visitor: Visitor, { author_id }: ProposalRow) =>
  visitor.user?.id === author_id || mayDo(visitor, 'proposals.edit_all');

/** Actions available to a visitor who can read the proposal. Copying is always available. */
export const actionsOf = (visitor: Visitor, row: ProposalRow): ProposalAction[] => [
  // Ordering requires partner prices.
  ...(mayChange(visitor, row) ? offersOf(row).filter((action) => action !== 'order' || isPartner(visitor)) : []),
  'copy',
];

/** Throws a 404 for proposals outside the visitor's scope. */
export async function findProposal(db: Db, visitor: Visitor, slug: string): Promise<FoundProposal> {
  const user = requireConfigurator(visitor);
  const named = readNumber(slug);
  const proposal = named && (await new ProposalRepository(db).find(named));
  const { companyId, authorId } = scopeOf(visitor, user);
  if (!proposal || proposal.row.company_id !== companyId) throw problems.notFound();
  if (authorId !== null && proposal.row.author_id !== authorId) throw problems.notFound();
  return proposal;
}

/** Throws when the visitor can only read, or when the status offers none of the actions. */
export async function findProposalFor(
  db: Db,
  visitor: Visitor,
  slug: string,
  ...actions: ProposalAction[]
): Promise<FoundProposal> {
  const proposal = await findProposal(db, visitor, slug);
  const { row } = proposal;
  const offers = (standing: ProposalRow) => offersOf(standing).some((offered) => actions.includes(offered));
  if (!mayChange(visitor, row)) throw problems.noAccess();
  if (offers(row)) return proposal;
  throw offers({ ...row, company_id: 0 }) ? proposalProblems.demonstration() : proposalProblems.wrongStatus(row);
}
