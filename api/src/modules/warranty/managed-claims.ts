import type { ManagedClaim } from '@site/contracts/manage-warranty';
import { type ClaimState, claimStateLabels, claimStates, nextClaimStates } from '@site/contracts/warranty-lists';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import type { ClaimFiles } from './claim-files.ts';
import type { ClaimLetters } from './claim-letters.ts';
import { createClaimRepository } from './claim-repository.ts';
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
  decisions: DecisionService;
  claims: ClaimService;
  devices: DeviceService;
  files: ClaimFiles;
  letters: ClaimLetters;
  now: () => Date;
};
type ListQuery = { page: number; all: boolean; state?: ClaimState | undefined };

export function createManagedClaims({ db, decisions, claims, devices, files, letters, now }: Dependencies) {
  const repository = createClaimRepository(db);

  async function find(number: number): Promise<ClaimRow> {
    const row = await repository.byNumber(number);
    if (!row) throw problems.notFound();
    return row;
  }

  async function show(number: number): Promise<ManagedClaim> {
    const row = await find(number);
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

  return {
    show,
    openFile: async (number: number, file: string) => files.open((await find(number)).number, file),

    list({ page, all, state }: ListQuery) {
      const filter = { states: state ? [state] : all ? claimStates : waiting };
      return paged(page, {
        count: () => repository.count(filter),
        rows: async (limit, offset) =>
          (await repository.list(filter, limit, offset)).map((row) => ({
            ...row,
            state_label: claimStateLabels[row.state],
            created_at: row.created_at.toISOString(),
          })),
      });
    },

    async answer(number: number, { state, text }: { state: ClaimState; text: string }, author: string) {
      const row = await find(number);
      if (!nextClaimStates[row.state].includes(state)) {
        const [from, to] = [row.state, state].map((one) => `«${claimStateLabels[one]}»`);
        throw new ProblemError(409, 'no_changes', `Из\u00a0состояния ${from} нельзя перейти в\u00a0${to}`);
      }
      if (withRequiredText.has(state) && !text) throw problems.invalid({ text: 'Напишите, что прочитает заявитель' });
      await db.transaction(async (tx) => {
        const within = createClaimRepository(tx);
        if (!(await within.move(number, row.state, state))) throw problems.noChanges();
        await within.addEvent({ claim_number: number, state, text, created_at: now() });
        await decisions.record(tx, { author, noun: NOUN, subject: String(number), action: state, text });
      });
      await letters.moved({ ...row, state }, text);
      return show(number);
    },
  };
}

export type ManagedClaims = ReturnType<typeof createManagedClaims>;
