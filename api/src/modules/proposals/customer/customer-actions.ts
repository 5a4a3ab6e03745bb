import type { PublicPerson } from '@site/contracts/public-proposal';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import type { Visitor } from '../../session/visitor.ts';
import { moveProposal } from '../life/move-proposal.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { mayMove } from '../proposal-machine.ts';
import type { ProposalNotices } from '../proposal-notices.ts';
import { basisOf } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { type FoundProposal, ProposalRepository } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { CustomerReplyRepository } from './customer-reply-repository.ts';
import { findByLink, isOwn } from './public-proposals.ts';

// Actions of the customer, authorized by the link's token without a login.

export type CustomerDeps = ProposalDeps & {
  consents: Pick<ConsentService, 'agreedTo'>;
  notices: Pick<ProposalNotices, 'replied'>;
};
type Reply = { name: string; phone: string; text: string; line: string };
/** The sender of a reply: the session, if any, and the IP address. */
type By = { visitor: Visitor; ip: string };
type Sent = { address: string; agreed_version?: string; agreed_hash?: string };

/** Attempts on revision conflicts: the customer's browser or the seller may change the proposal at the same moment. */
const ATTEMPTS = 3;
const silent: Reply = { name: '', phone: '', text: '', line: '' };

const isConflict = (error: unknown) => error instanceof ProblemError && error.statusCode === 409;

async function agreed({ consents }: CustomerDeps, address: string): Promise<Sent> {
  const { version, hash } = await consents.agreedTo('proposal');
  return { address, agreed_version: version, agreed_hash: hash };
}

const storeReply = (
  tx: Db,
  { id }: ProposalRow,
  reply: Reply & Sent & { kind: 'accepted' | 'rejected' | 'question'; at: Date },
) => new CustomerReplyRepository(tx).add({ proposal_id: id, ...reply });

/**
 * Moves a version, also one superseded by a draft. An accepted version can be ordered; a rejected one stays superseded,
 * because its next version exists.
 */
async function answered(
  tx: Db,
  row: ProposalRow,
  change: Parameters<typeof moveProposal>[2],
  by: Parameters<typeof moveProposal>[3],
) {
  if (row.superseded_by === null) return moveProposal(tx, row, change, by);
  const repository = new ProposalRepository(tx);
  await repository.takeBack({ ...row, version: row.superseded_by });
  const moved = await moveProposal(tx, { ...row, superseded_by: null }, change, by);
  if (change.status === 'accepted') return moved;
  return (await repository.change(moved, { superseded_by: row.superseded_by })) ?? moved;
}

/** Changes the status and stores the event and the reply in one transaction. A concurrent second reply gets a 409. */
async function replyOnce(deps: CustomerDeps, token: string, kind: 'accepted' | 'rejected', reply: Reply, sent: Sent) {
  const { found, standing } = await findByLink(deps, token);
  const { row } = found;
  if (standing !== 'open') throw proposalProblems.closed();
  const at = deps.now();
  const change = { status: kind, viewed_at: row.viewed_at ?? at, changed_at: at };
  const moved = await deps.db.transaction(async (tx) => {
    const next = await answered(tx, row, change, { actor: 'customer', action: kind, text: reply.text });
    await storeReply(tx, row, { kind, at, ...reply, ...sent });
    return next;
  });
  await deps.notices.replied({ ...found, row: moved }, { kind, ...reply });
}

/** Repeats work that reads the row itself, while concurrent changes of the row conflict with it. */
async function retryOnConflict(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

const replyWithRetry = (...reply: Parameters<typeof replyOnce>): Promise<void> =>
  retryOnConflict(() => replyOnce(...reply)).catch((error: unknown) => {
    throw isConflict(error) ? proposalProblems.closed() : error;
  });

/** Returns the line's name in the offer. Throws a 400 for an unknown key. */
function lineOf({ row }: FoundProposal, key: string | null, now: Date): string {
  if (key === null) return '';
  const { offer } = calculateProposal(basisOf(row, row.book, now), row.configuration);
  const line = offer.lines.find((one) => one.key === key);
  if (!line) throw problems.invalid({ line: 'Такой строки в\u00a0предложении нет' });
  return line.name;
}

/** The seller records replies received elsewhere through the account's own endpoints. */
async function refuseSeller(deps: CustomerDeps, token: string, { visitor }: By): Promise<FoundProposal> {
  const { found } = await findByLink(deps, token);
  if (isOwn(found.row, visitor)) throw proposalProblems.own();
  return found;
}

async function recordViewOnce(deps: ProposalDeps, token: string, visitor: Visitor): Promise<void> {
  const { found, standing } = await findByLink(deps, token);
  const { row } = found;
  if (isOwn(row, visitor) || standing !== 'open' || !mayMove(row, 'viewed')) return;
  const at = deps.now();
  const change = { status: 'viewed' as const, viewed_at: at, changed_at: at };
  await deps.db.transaction((tx) => moveProposal(tx, row, change, { actor: 'customer', action: 'viewed' }));
}

/** Records the first opening. Openings by the author's company, and of a superseded version, do not count. */
export const recordView = (deps: ProposalDeps, token: string, visitor: Visitor): Promise<void> =>
  retryOnConflict(() => recordViewOnce(deps, token, visitor));

export async function acceptProposal(deps: CustomerDeps, token: string, { name, phone }: PublicPerson, by: By) {
  await refuseSeller(deps, token, by);
  await replyWithRetry(deps, token, 'accepted', { ...silent, name, phone }, await agreed(deps, by.ip));
}

export async function rejectProposal(deps: CustomerDeps, token: string, reason: string, by: By) {
  await refuseSeller(deps, token, by);
  await replyWithRetry(deps, token, 'rejected', { ...silent, text: reason }, { address: by.ip });
}

export async function askAboutProposal(
  deps: CustomerDeps,
  token: string,
  asked: PublicPerson & { text: string; line: string | null },
  by: By,
) {
  const found = await refuseSeller(deps, token, by);
  const { name, phone, text } = asked;
  const reply = { name, phone, text, line: lineOf(found, asked.line, deps.now()) };
  const sent = await agreed(deps, by.ip);
  await storeReply(deps.db, found.row, { kind: 'question', at: deps.now(), ...reply, ...sent });
  await deps.notices.replied(found, { kind: 'question', ...reply });
}
