import type { PublicPerson } from '@site/contracts/public-proposal';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import type { Visitor } from '../../session/visitor.ts';
import { moveProposal } from '../life/move-proposal.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalNotices } from '../proposal-notices.ts';
import type { ProposalPricing } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import type { FoundProposal } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { createCustomerReplies } from './customer-reply-repository.ts';
import { isOwn, type PublicProposals } from './public-proposals.ts';

type Dependencies = {
  db: Db;
  pricing: ProposalPricing;
  consents: ConsentService;
  notices: ProposalNotices;
  shown: PublicProposals;
  now: () => Date;
};
type Reply = { name: string; phone: string; text: string; line: string };
/** The sender of a reply: the session, if any, and the IP address. */
type By = { visitor: Visitor; ip: string };
type Sent = { address: string; agreed_version?: string; agreed_hash?: string };

/** Attempts on revision conflicts: the customer's browser may report the page as viewed at the same moment. */
const ATTEMPTS = 3;
const silent: Reply = { name: '', phone: '', text: '', line: '' };

const isConflict = (error: unknown) => error instanceof ProblemError && error.statusCode === 409;

/** Actions of the customer, authorized by the link's token without a login. */
export function createCustomerActions({ db, pricing, consents, notices, shown, now }: Dependencies) {
  async function agreed(address: string): Promise<Sent> {
    const { version, hash } = await consents.agreedTo('proposal');
    return { address, agreed_version: version, agreed_hash: hash };
  }

  const storeReply = (
    tx: Db,
    { id }: ProposalRow,
    kind: 'accepted' | 'rejected' | 'question',
    reply: Reply,
    sent: Sent,
  ) => createCustomerReplies(tx).add({ proposal_id: id, kind, at: now(), ...reply, ...sent });

  /** Changes the status and stores the event and the reply in one transaction. A concurrent second reply gets a 409. */
  async function replyOnce(token: string, kind: 'accepted' | 'rejected', reply: Reply, sent: Sent) {
    const { found, standing } = await shown.find(token);
    const { row } = found;
    if (standing !== 'open') throw proposalProblems.closed();
    const at = now();
    const change = { status: kind, viewed_at: row.viewed_at ?? at, changed_at: at };
    const moved = await db.transaction(async (tx) => {
      const next = await moveProposal(tx, row, change, { actor: 'customer', action: kind, text: reply.text });
      await storeReply(tx, row, kind, reply, sent);
      return next;
    });
    await notices.replied({ ...found, row: moved }, { kind, ...reply });
  }

  async function replyWithRetry(token: string, kind: 'accepted' | 'rejected', reply: Reply, sent: Sent) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await replyOnce(token, kind, reply, sent);
      } catch (error) {
        // A concurrent `viewed` changed the revision: read the row again.
        if (!isConflict(error) || attempt === ATTEMPTS) throw isConflict(error) ? proposalProblems.closed() : error;
      }
    }
  }

  /** Returns the line's name in the offer. Throws a 400 for an unknown key. */
  function lineOf({ row }: FoundProposal, key: string | null): string {
    if (key === null) return '';
    const { offer } = calculateProposal(pricing.basisOf(row, row.book), row.configuration);
    const line = offer.lines.find((one) => one.key === key);
    if (!line) throw problems.invalid({ line: 'Такой строки в\u00a0предложении нет' });
    return line.name;
  }

  /** The seller records replies received elsewhere through the account's own endpoints. */
  async function refuseSeller(token: string, { visitor }: By): Promise<FoundProposal> {
    const { found } = await shown.find(token);
    if (isOwn(found.row, visitor)) throw proposalProblems.own();
    return found;
  }

  return {
    /** Records the first opening. Openings by the author's company do not count. */
    async viewed(token: string, visitor: Visitor) {
      const { found, standing } = await shown.find(token);
      const { row } = found;
      if (isOwn(row, visitor) || standing !== 'open' || row.status !== 'sent') return;
      const change = { status: 'viewed' as const, viewed_at: now(), changed_at: now() };
      try {
        await db.transaction((tx) => moveProposal(tx, row, change, { actor: 'customer', action: 'viewed' }));
      } catch (error) {
        // A concurrent request has already recorded a view or a reply.
        if (!isConflict(error)) throw error;
      }
    },

    async accept(token: string, { name, phone }: PublicPerson, by: By) {
      await refuseSeller(token, by);
      await replyWithRetry(token, 'accepted', { ...silent, name, phone }, await agreed(by.ip));
    },

    async reject(token: string, reason: string, by: By) {
      await refuseSeller(token, by);
      await replyWithRetry(token, 'rejected', { ...silent, text: reason }, { address: by.ip });
    },

    async ask(token: string, asked: PublicPerson & { text: string; line: string | null }, by: By) {
      const found = await refuseSeller(token, by);
      const { name, phone, text } = asked;
      const reply = { name, phone, text, line: lineOf(found, asked.line) };
      const sent = await agreed(by.ip);
      await storeReply(db, found.row, 'question', reply, sent);
      await notices.replied(found, { kind: 'question', ...reply });
    },
  };
}
export type CustomerActions = ReturnType<typeof createCustomerActions>;
