import type { ManagedClaim } from '@site/contracts/manage-warranty';
import { type ClaimState, claimStateLabels, claimStates, nextClaimStates } from '@site/contracts/warranty-lists';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import type { ClaimLetters } from './claim-letters.ts';
import { ClaimRepository, type ClaimSort } from './claim-repository.ts';
import type { ClaimService } from './claim-service.ts';
import type { DeviceService } from './device-service.ts';
import type { ClaimRow } from '../../tables/warranty-tables.ts';

const NOUN = 'warranty-claims';

/** States that wait for the staff. In `question` the claim waits for the claimant. */
const waiting: readonly ClaimState[] = ['new', 'review', 'accepted'];
/** States that require a text for the claimant. */
const withRequiredText = new Set<ClaimState>(['question', 'accepted', 'refused']);

type Dependencies = {
  db: Db;
  decisions: Pick<DecisionService, 'about' | 'record'>;
  claims: ClaimService;
  devices: DeviceService;
  letters: ClaimLetters;
  now: () => Date;
};
type ListQuery = {
  page: number;
  all: boolean;
  state?: ClaimState | undefined;
  search: string;
  sort?: ClaimSort | undefined;
};

export class ManagedClaims {
  constructor(private readonly deps: Dependencies) {}

  async show(number: number): Promise<ManagedClaim> {
    const { claims, devices, decisions } = this.deps;
    const row = await this.find(number);
    const [claim, device, made] = await Promise.all([
      claims.view(row),
      devices.describe(row.serial),
      decisions.about(NOUN, String(number)),
    ]);
    const { name, phone, email, state } = row;
    return {
      ...claim,
      ...{ name, phone, email, device, decisions: made },
      state_label: claimStateLabels[state],
      next: [...nextClaimStates[state]],
    };
  }

  list({ page, all, state, search, sort }: ListQuery) {
    const repository = new ClaimRepository(this.deps.db);
    const states = state ? [state] : all ? claimStates : waiting;
    const filter = { states, search, sort: sort ?? (states === waiting ? 'created' : '-created') };
    return paged(page, {
      count: () => repository.count(filter),
      rows: async (limit, offset) =>
        (await repository.list(filter, limit, offset)).map((row) => ({
          ...row,
          state_label: claimStateLabels[row.state],
          created_at: row.created_at.toISOString(),
        })),
    });
  }

  async answer(number: number, { state, text }: { state: ClaimState; text: string }, author: string) {
    const { db, decisions, letters, now } = this.deps;
    const row = await this.find(number);
    if (!nextClaimStates[row.state].includes(state)) {
      const [from, to] = [row.state, state].map((one) => `«${claimStateLabels[one]}»`);
      throw new ProblemError(409, 'no_changes', `Из\u00a0состояния ${from} нельзя перейти в\u00a0${to}`);
    }
    if (withRequiredText.has(state) && !text) throw problems.invalid({ text: 'Напишите, что прочитает заявитель' });
    await db.transaction(async (tx) => {
      const within = new ClaimRepository(tx);
      if (!(await within.move(number, row.state, state))) throw problems.noChanges();
      await within.addEvent({ claim_number: number, state, text, created_at: now() });
      await decisions.record(tx, { author, noun: NOUN, subject: String(number), action: state, text });
    });
    await letters.moved({ ...row, state }, text);
    return this.show(number);
  }

  private async find(number: number): Promise<ClaimRow> {
    const row = await new ClaimRepository(this.deps.db).byNumber(number);
    if (!row) throw problems.notFound();
    return row;
  }
}
