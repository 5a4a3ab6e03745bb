import type { DecisionNoun } from '@site/contracts/decision-nouns';
import type { Decision } from '@site/contracts/manage';
import type { Db } from '../../db/database.ts';
import { type DecisionFilter, DecisionRepository, type DecisionRow } from './decision-repository.ts';
import { paged } from './managed-page.ts';

/** The page of the history lists the nouns, so that each new one belongs to them. */
export type NewDecision = Omit<Decision, 'at' | 'noun' | 'text'> & { noun: DecisionNoun; text?: string };

/** Limit of decisions listed for one subject. */
const MOST = 50;

const toDecision = ({ id: _, at, ...row }: DecisionRow): Decision => ({ ...row, at: at.toISOString() });

export class DecisionService {
  private readonly repository: DecisionRepository;

  constructor(private readonly deps: { db: Db; now: () => Date }) {
    this.repository = new DecisionRepository(deps.db);
  }

  /** Records a decision in the transaction of the change. */
  async record(tx: Db, decision: NewDecision): Promise<void> {
    await new DecisionRepository(tx).add({ ...decision, at: this.deps.now() });
  }

  async about(noun: DecisionNoun, subject: string): Promise<Decision[]> {
    return (await this.repository.list({ noun, subject }, MOST)).map(toDecision);
  }

  list(filter: DecisionFilter, page: number) {
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) => (await this.repository.list(filter, limit, offset)).map(toDecision),
    });
  }
}
