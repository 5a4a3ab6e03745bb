import type { MenuFile } from '@site/contracts/manage-menus';
import { type MenuCode, menuCodes, siteMenus } from '@site/contracts/site-menus';
import { call, ManageError } from './client.ts';
import { columns, moment, nounOf, print, requireWholeNumber } from './console.ts';
import { NO_CHANGES, printYaml, readYaml } from './yaml-file.ts';

type Options = { json?: boolean };

const menu = nounOf('menus', 'menus of the site, as YAML files');

function codeOf(text: string): MenuCode {
  const code = menuCodes.find((one) => one === text);
  if (!code) throw new ManageError(`There is no menu ${text}. Menus: ${menuCodes.join(', ')}`);
  return code;
}

const shown = (code: MenuCode) => call('GET /manage/menus/{code}/', { params: { code } });

async function save(body: MenuFile, json: boolean | undefined) {
  const saved = await call('PUT /manage/menus/', { body });
  if (saved.changed) printYaml(json, saved, saved.menu);
  else print(json, saved, NO_CHANGES);
}

menu('list', 'list the menus with the number of their entries', { isDefault: true }).action(
  async ({ json }: Options) => {
    const { items } = await call('GET /manage/menus/');
    const rows = items.map(({ code, entries, broken, changed_at, author }) => [
      code,
      broken > 0 ? `${entries}, ${broken} broken` : String(entries),
      siteMenus[code].title,
      changed_at ? `${moment(changed_at)} ${author}` : '',
    ]);
    print(json, items, columns(rows));
  },
);

menu('show <menu>', 'print a menu as the file that set takes').action(async (text: string, { json }: Options) => {
  const found = await shown(codeOf(text));
  printYaml(json, found, found.menu);
});

menu('set <file>', 'replace a menu by a file of show; all entries or none').action(
  async (file: string, { json }: Options) => save(await readYaml<MenuFile>(file), json),
);

menu('history <menu>', 'list the changes of a menu').action(async (text: string, { json }: Options) => {
  const { history } = await shown(codeOf(text));
  const rows = history.map(({ id, at, author, text: what }) => [String(id), moment(at), author, what]);
  print(json, history, rows.length ? columns(rows) : 'No changes.');
});

menu('restore <menu> <change>', 'restore the entries before a change of history').action(
  async (text: string, number: string, { json }: Options) => {
    const code = codeOf(text);
    const id = requireWholeNumber(number);
    const { menu: current, history } = await shown(code);
    const change = history.find((one) => one.id === id);
    if (!change) throw new ManageError(`The menu ${code} has no change ${id}: see menus history ${code}`);
    await save({ ...current, items: change.before }, json);
  },
);
