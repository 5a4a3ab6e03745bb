import { type CurrentContacts, ManagedContacts, type SiteTexts, Switches } from '@site/contracts/manage-settings';
import { readNumber } from '@site/kernel/typed-numbers';
import type { SiteGroup } from '@site/contracts/manage-site';
import { siteGroupNames } from '@site/contracts/site-groups';
import { call, ManageError } from './client.ts';
import { columns, nounOf, print } from './console.ts';
import { NO_CHANGES, printYaml, readYaml } from './yaml-file.ts';

type Options = { json?: boolean };

const setting = nounOf('settings', 'switches of the site');

const shown = (switches: Switches) => columns(Object.entries(switches).map(([name, value]) => [name, String(value)]));

setting('show [group]', `show the switches, or a group as the YAML that set takes: ${siteGroupNames.join(', ')}`, {
  isDefault: true,
}).action(async (name: string | undefined, { json }: Options) => {
  if (name === undefined) {
    const switches = await call('GET /manage/settings/');
    return print(json, switches, shown(switches));
  }
  const group = siteGroupNames.find((one) => one === name);
  if (!group) throw new ManageError(`There is no group ${name}. Groups: ${siteGroupNames.join(', ')}`);
  const found = await call('GET /manage/site/{group}/', { params: { group } });
  return printYaml(json, found, found.values);
});

setting('missing', 'list what the site lacks before it can sell').action(async ({ json }: Options) => {
  const { missing } = await call('GET /manage/site/');
  const rows = missing.map(({ part, required, addresses }) => [part, required ? 'required' : '', addresses.join(' ')]);
  print(json, missing, rows.length ? columns(rows) : 'Nothing is missing.');
});

setting('set <name> [value]', 'change a switch, or all values of a group from a YAML file of show').action(
  async (name: string, word: string | undefined, { json }: Options) => {
    if (word === undefined) {
      const saved = await call('PUT /manage/site/', { body: await readYaml<SiteGroup>(name) });
      return saved.changed ? printYaml(json, saved, saved.values) : print(json, saved, NO_CHANGES);
    }
    const parsed = Switches.partial()
      .strict()
      .safeParse({ [name]: valueOf(word) });
    if (!parsed.success)
      throw new ManageError(
        `"${name} ${word}" is not a valid setting. Settings: ${Object.keys(Switches.shape).join(', ')}`,
      );
    const switches = await call('PUT /manage/settings/', { body: parsed.data });
    return print(json, switches, shown(switches));
  },
);

const message = nounOf('texts', 'long messages of the site');

const shownTexts = (texts: SiteTexts) => columns(Object.entries(texts));

message('list', 'list all texts', { isDefault: true }).action(async ({ json }: Options) => {
  const texts = await call('GET /manage/texts/');
  print(json, texts, shownTexts(texts));
});

message('set <name> <text>', 'change a text; a consent text gets a new version').action(
  async (name: string, text: string, { json }: Options) => {
    const texts = await call('PUT /manage/texts/{name}/', { params: { name }, body: { text } });
    print(json, texts, shownTexts(texts));
  },
);

const contact = nounOf('contacts', 'contacts of the company, shown on every page');

const shownContacts = (contacts: CurrentContacts) =>
  columns(Object.entries(contacts).map(([name, value]) => [name, String(value)]));

contact('show', 'show all contacts', { isDefault: true }).action(async ({ json }: Options) => {
  const contacts = await call('GET /manage/contacts/');
  print(json, contacts, shownContacts(contacts));
});

contact('set <name> <value>', 'change a contact; coordinates as longitude,latitude').action(
  async (name: string, value: string, { json }: Options) => {
    const given = name === 'coordinates' ? value.split(',').map((part) => readNumber(part)) : value;
    const parsed = ManagedContacts.partial()
      .strict()
      .safeParse({ [name]: given });
    if (!parsed.success)
      throw new ManageError(
        `"${name} ${value}" is not a valid contact. Contacts: ${Object.keys(ManagedContacts.shape).join(', ')}`,
      );
    const contacts = await call('PUT /manage/contacts/', { body: parsed.data });
    print(json, contacts, shownContacts(contacts));
  },
);

/** Parses `true`, `false` or a number as JSON; other words are strings. */
function valueOf(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return word;
  }
}
