import { isDeepStrictEqual } from 'node:util';
import type { ManagedMenu, MenuFile, MenuRow } from '@site/contracts/manage-menus';
import { type MenuCode, menuCodes, siteMenus } from '@site/contracts/site-menus';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import { fingerprint } from '../../text/fingerprint.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { describeMenuChange, entriesOf, menuMistakes, tidyItems } from './menu-checks.ts';
import { MenuRepository } from './menu-repository.ts';

type MenuDeps = {
  db: Db;
  site: Pick<SiteService, 'current'>;
  decisions: Pick<DecisionService, 'record'>;
  /** Returns why the address of an entry is refused; null: it can be opened. */
  linkMistake: (address: string) => Promise<string | null>;
  now: () => Date;
};

const TITLES = { title: 'Название', url: 'Адрес' };

const editedMeanwhile = (revision: string, author: string | undefined) =>
  new ProblemError(
    409,
    'edited_meanwhile',
    `Пока вы\u00a0правили меню, его изменил кто-то ещё${author ? `: ${author}` : ''}`,
    { data: { revision } },
  );

/** Menus of the site, for the back office. */
export class MenuService {
  constructor(private readonly deps: MenuDeps) {}

  async list(): Promise<MenuRow[]> {
    const repository = new MenuRepository(this.deps.db);
    const [rows, changes, links] = await Promise.all([repository.all(), repository.lastChanges(), repository.broken()]);
    return menuCodes.map((code) => {
      const last = changes.find((change) => change.code === code);
      const entries = entriesOf(rows.find((row) => row.code === code)?.items ?? []);
      return {
        code,
        entries: entries.length,
        broken: entries.filter(({ item }) => links.some(({ url }) => url === item.url)).length,
        changed_at: last?.at.toISOString() ?? null,
        author: last?.author ?? null,
      };
    });
  }

  async show(code: MenuCode): Promise<ManagedMenu> {
    const repository = new MenuRepository(this.deps.db);
    const [items, changes, links] = await Promise.all([
      repository.items(code),
      repository.history(code),
      repository.broken(),
    ]);
    const addresses = new Set(entriesOf(items).map(({ item }) => item.url));
    return {
      menu: { code, revision: fingerprint(tidyItems(items)), items: tidyItems(items) },
      broken: links.map(({ url }) => url).filter((url) => addresses.has(url)),
      history: changes.map(({ id, at, author, text, before }) => ({
        ...{ id, author, text, before: tidyItems(before) },
        at: at.toISOString(),
      })),
    };
  }

  /** Replaces all entries or none. */
  async save({ code, revision, items: given }: MenuFile, author: string): Promise<ManagedMenu & { changed: boolean }> {
    const { db, site, decisions, now } = this.deps;
    const items = tidyItems(given);
    // Before the transaction, because the embedded database has only one connection.
    await this.refuseMistakes(code, items);
    const changed = await db.transaction(async (tx) => {
      const repository = new MenuRepository(tx);
      await repository.lock(code);
      const before = tidyItems(await repository.items(code));
      const [last] = await repository.history(code);
      if (fingerprint(before) !== revision) throw editedMeanwhile(fingerprint(before), last?.author);
      if (isDeepStrictEqual(before, items)) return false;
      const text = describeMenuChange(before, items);
      await repository.replace(code, items);
      await repository.mendLinks(entriesOf(items).map(({ item }) => item.url));
      await repository.note({ code, at: now(), author, text, before });
      await decisions.record(tx, { author, noun: 'menus', subject: code, action: 'change', text });
      return true;
    });
    if (changed) site.current.forget();
    return { changed, ...(await this.show(code)) };
  }

  private async refuseMistakes(code: MenuCode, items: MenuFile['items']) {
    const entries = entriesOf(items);
    const mistakes = menuMistakes(entries, siteMenus[code].levels);
    for (const { path, item } of entries) {
      const field = `${path}.url`;
      const mistake = mistakes[field] ?? mistakes.items ?? (await this.deps.linkMistake(item.url));
      if (mistake && !mistakes.items) mistakes[field] = mistake;
    }
    if (Object.keys(mistakes).length) throw problems.invalid(mistakes, TITLES);
  }
}
