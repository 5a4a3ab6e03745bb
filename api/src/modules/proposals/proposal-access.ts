import type { ProposalAction } from '@site/contracts/proposal-statuses';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { UserRow } from '../account/account-tables.ts';
import { requireConfigurator } from '../session/configurator-access.ts';
import { isPartner, mayDo, memberCompanyOf, type Visitor } from '../session/visitor.ts';
import type { Scope } from './proposal-list-repository.ts';
import { offersOf } from './proposal-machine.ts';
import { proposalProblems } from './proposal-problems.ts';
import { createProposalRepository, type FoundProposal } from './proposal-repository.ts';
import type { ProposalRow } from './proposal-tables.ts';
import { readNumber } from './proposal-view.ts';

/** An employee sees his own; who answers for the company sees all of it. */
export const scopeOf = (visitor: Visitor, user: UserRow): Scope => ({
  companyId: memberCompanyOf(visitor)?.id ?? null,
  authorId: mayDo(visitor, 'proposals.read_all') ? null : user.id,
});

const mayChange = (visitor: Visitor, { author_id }: ProposalRow) =>
  visitor.user?.id === author_id || mayDo(visitor, 'proposals.edit_all');

/** Whoever reads a proposal may begin one of his own with it. */
export const actionsOf = (visitor: Visitor, row: ProposalRow): ProposalAction[] => [
  // An order is placed at partners' prices.
  ...(mayChange(visitor, row) ? offersOf(row).filter((action) => action !== 'order' || isPartner(visitor)) : []),
  'copy',
];

export function createProposalAccess({ db }: { db: Db }) {
  const repository = createProposalRepository(db);

  /** Others' are not found, whatever the right. */
  async function found(visitor: Visitor, slug: string): Promise<FoundProposal> {
    const user = requireConfigurator(visitor);
    const named = readNumber(slug);
    const proposal = named && (await repository.find(named));
    const { companyId, authorId } = scopeOf(visitor, user);
    if (!proposal || proposal.row.company_id !== companyId) throw problems.notFound();
    if (authorId !== null && proposal.row.author_id !== authorId) throw problems.notFound();
    return proposal;
  }

  /** Refused to who may only read, and where the proposal stands otherwise. */
  async function foundForOneOf(actions: ProposalAction[], visitor: Visitor, slug: string): Promise<FoundProposal> {
    const proposal = await found(visitor, slug);
    const { row } = proposal;
    const offers = (standing: ProposalRow) => offersOf(standing).some((offered) => actions.includes(offered));
    if (!mayChange(visitor, row)) throw problems.noAccess();
    if (offers(row)) return proposal;
    throw offers({ ...row, company_id: 0 }) ? proposalProblems.demonstration() : proposalProblems.wrongStatus(row);
  }

  return {
    found,
    foundForOneOf,
    foundFor: (action: ProposalAction, visitor: Visitor, slug: string) => foundForOneOf([action], visitor, slug),
  };
}
export type ProposalAccess = ReturnType<typeof createProposalAccess>;
