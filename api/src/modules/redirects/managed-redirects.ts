import type { Redirect, RedirectsSaved } from '@site/contracts/manage-redirects';
import { MAX_REDIRECT_LINES } from '@site/contracts/manage-redirects';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import { fingerprint } from '../../text/fingerprint.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import { keyOf } from './normalize-path.ts';
import { type Lookups, planRedirects, type RedirectMistake, type RedirectPlan, type Targets } from './redirect-plan.ts';
import { type RedirectFilter, RedirectRepository } from './redirect-repository.ts';
import type { RedirectService } from './redirect-service.ts';

type Deps = Lookups & {
  db: Db;
  redirects: RedirectService;
  decisions: Pick<DecisionService, 'record'>;
  now: () => Date;
};
type Change = { author: string; action: string; subject: string; text: string };

const TITLES = { from: 'Откуда', to: 'Куда' };
const LINE = 'В\u00a0строке два адреса через пробел: откуда и\u00a0куда';

const editedMeanwhile = (targets: Targets) =>
  new ProblemError(409, 'edited_meanwhile', 'Переадресации изменил кто-то ещё. Повторите сохранение', {
    data: { revision: revisionOf(targets) },
  });

const revisionOf = (targets: Targets) => fingerprint([...targets]);
const sizeOf = ({ stored, removed }: RedirectPlan): RedirectsSaved => ({
  added: stored.filter(({ isNew }) => isNew).length,
  changed: stored.filter(({ isNew }) => !isNew).length,
  removed: removed.length,
});
const inWords = ({ added, changed, removed }: RedirectsSaved) =>
  `добавлено ${added}, изменено ${changed}, удалено ${removed}`;

/** Redirects for the back office. */
export class ManagedRedirects {
  constructor(private readonly deps: Deps) {}

  list({ page, ...filter }: { page: number } & RedirectFilter) {
    const repository = new RedirectRepository(this.deps.db);
    return paged(page, {
      count: () => repository.count(filter),
      rows: async (limit, offset) =>
        (await repository.page(filter, limit, offset)).map(({ from_url, to_url, origin, created_at, author }) => ({
          ...{ from: from_url, to: to_url, origin, author },
          created_at: created_at?.toISOString() ?? null,
        })),
    });
  }

  async file() {
    const targets = await this.targets();
    return { revision: revisionOf(targets), redirects: [...targets].map(([from, to]) => ({ from, to })) };
  }

  async add(redirect: Redirect, author: string): Promise<RedirectsSaved> {
    const before = await this.targets();
    const plan = await planRedirects([redirect], before, { ...this.deps, replace: false });
    const mistakes = Object.fromEntries(plan.mistakes.map(({ field, message }) => [field, message]));
    if (plan.mistakes.length) throw problems.invalid(mistakes, TITLES);
    const key = keyOf(redirect.from);
    return this.store(plan, before, {
      author,
      action: before.has(key) ? 'change' : 'add',
      subject: key,
      text: redirect.to,
    });
  }

  async remove(from: string, author: string): Promise<RedirectsSaved> {
    const before = await this.targets();
    const key = keyOf(from);
    const to = before.get(key);
    if (to === undefined) throw problems.tooLate();
    const plan = { stored: [], removed: [key], mistakes: [] };
    return this.store(plan, before, { author, action: 'remove', subject: key, text: to });
  }

  /** Reads a line each; without mistakes, adds all. */
  async import(text: string, author: string) {
    const lines = text
      .split('\n')
      .map((words, index) => ({ line: index + 1, parts: words.split(/[\s;]+/).filter(Boolean) }))
      .filter(({ parts }) => parts.length > 0);
    const tooMany = lines.length > MAX_REDIRECT_LINES && `Не\u00a0больше ${MAX_REDIRECT_LINES} строк за\u00a0один раз`;
    if (tooMany || !lines.length) throw problems.invalid({ text: tooMany || 'Заполните это поле' });
    const unread = lines.filter(({ parts }) => parts.length !== 2);
    const read = lines.filter(({ parts }) => parts.length === 2);
    const before = await this.targets();
    const given = read.map(({ parts: [from = '', to = ''] }) => ({ from, to }));
    const plan = await planRedirects(given, before, { ...this.deps, replace: false });
    const lineOf = ({ index }: RedirectMistake) => read[index]!.line;
    const mistakes = [
      ...unread.map(({ line }) => ({ line, message: LINE })),
      ...plan.mistakes.map((mistake) => ({
        line: lineOf(mistake),
        message: `${given[mistake.index]![mistake.field]}: ${mistake.message}`,
      })),
    ].toSorted((one, other) => one.line - other.line);
    if (mistakes.length) return { added: 0, changed: 0, removed: 0, mistakes };
    const change = { author, action: 'import', subject: 'list', text: inWords(sizeOf(plan)) };
    return { ...(await this.store(plan, before, change)), mistakes };
  }

  async replace(revision: string, given: Redirect[], author: string): Promise<RedirectsSaved> {
    const before = await this.targets();
    if (revision !== revisionOf(before)) throw editedMeanwhile(before);
    const plan = await planRedirects(given, before, { ...this.deps, replace: true });
    const mistakes = plan.mistakes.map(
      ({ index, field, message }) => [`redirects.${index}.${field}`, message] as const,
    );
    if (mistakes.length) throw problems.invalid(Object.fromEntries(mistakes), TITLES);
    return this.store(plan, before, { author, action: 'replace', subject: 'list', text: inWords(sizeOf(plan)) });
  }

  private targets(): Promise<Targets> {
    return new RedirectRepository(this.deps.db).all();
  }

  /** Stores a plan unless the redirects have changed since it was made. */
  private async store(plan: RedirectPlan, before: Targets, change: Change): Promise<RedirectsSaved> {
    const { db, redirects, decisions, now } = this.deps;
    const { author, ...decision } = change;
    const size = sizeOf(plan);
    if (plan.stored.length + plan.removed.length === 0) return size;
    await db.transaction(async (tx) => {
      const repository = new RedirectRepository(tx);
      await repository.lock();
      const current = await repository.all();
      if (revisionOf(current) !== revisionOf(before)) throw editedMeanwhile(current);
      for (const key of plan.removed) await repository.remove(key);
      for (const { index, key, to } of plan.stored)
        await (index === null
          ? repository.lead(key, to)
          : repository.put({ from_url: key, to_url: to, origin: 'staff', created_at: now(), author }));
      await decisions.record(tx, { author, noun: 'redirects', ...decision });
    });
    redirects.changed();
    return size;
  }
}
