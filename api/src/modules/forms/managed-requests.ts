import type { ManagedRequest } from '@site/contracts/form-requests';
import {
  nextRequestStates,
  type RequestState,
  requestStateLabels,
  requestStates,
} from '@site/contracts/form-request-lists';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import { eventLines, requestNumber } from './form-fields.ts';
import type { FormLetters } from './form-letters.ts';
import { FormRepository, type RequestSort } from './form-repository.ts';
import type { FormService } from './form-service.ts';
import type { FormCode, FormRequestRow } from '../../tables/form-tables.ts';

const NOUN = 'requests';

/** States that wait for the staff. */
const waiting: readonly RequestState[] = ['new', 'taken'];

type Dependencies = {
  db: Db;
  decisions: DecisionService;
  forms: FormService;
  letters: FormLetters;
  now: () => Date;
};
type ListQuery = {
  page: number;
  all: boolean;
  state?: RequestState | undefined;
  form?: FormCode | undefined;
  search: string;
  sort?: RequestSort | undefined;
};

/** Requests as processed by the staff. */
export class ManagedRequests {
  private readonly repository: FormRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new FormRepository(deps.db);
  }

  list({ page, all, state, form, search, sort }: ListQuery) {
    const states = state ? [state] : all ? requestStates : waiting;
    const filter = { states, form, search, sort: sort ?? (states === waiting ? 'created' : '-created') };
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) =>
        (await this.repository.list(filter, limit, offset)).map(({ id, form_code, created_at, fields, ...row }) => ({
          ...{ number: requestNumber(id), form_code, state: row.state, created_at: created_at.toISOString() },
          ...{ name: fields.name, phone: fields.phone, comment: fields.comment ?? '' },
        })),
    });
  }

  async show(id: number): Promise<ManagedRequest> {
    const { decisions, forms } = this.deps;
    const row = await this.find(id);
    const { fields, state } = row;
    const [request, made] = await Promise.all([forms.view(row), decisions.about(NOUN, requestNumber(id))]);
    return {
      ...request,
      ...{ name: fields.name, phone: fields.phone, email: fields.email ?? '' },
      page: 'page' in fields ? fields.page : '',
      details: eventLines(fields),
      state_label: requestStateLabels[state],
      next: [...nextRequestStates[state]],
      decisions: made,
    };
  }

  async move(id: number, { state, text }: { state: RequestState; text: string }, author: string) {
    const { db, decisions, letters, now } = this.deps;
    const row = await this.find(id);
    if (!nextRequestStates[row.state].includes(state)) {
      const [from, to] = [row.state, state].map((one) => `«${requestStateLabels[one]}»`);
      throw new ProblemError(409, 'no_changes', `Из\u00a0состояния ${from} нельзя перейти в\u00a0${to}`);
    }
    if (state === 'answered' && !text) throw problems.invalid({ text: 'Напишите ответ' });
    await db.transaction(async (tx) => {
      const within = new FormRepository(tx);
      if (!(await within.move(id, row.state, state))) throw problems.noChanges();
      await within.addEvent({ request_id: id, state, text, created_at: now() });
      await decisions.record(tx, { author, noun: NOUN, subject: requestNumber(id), action: state, text });
    });
    // The page shows that work has begun; no e-mail is needed.
    if (state !== 'taken') await letters.moved({ ...row, state }, text);
    return this.show(id);
  }

  private async find(id: number): Promise<FormRequestRow> {
    const row = await this.repository.byId(id);
    if (!row) throw problems.notFound();
    return row;
  }
}
