import { type CurrentContacts, ManagedContacts, type SiteTexts, Switches } from '@site/contracts/manage-settings';
import { readNumber } from '@site/kernel/typed-numbers';
import { call, ManageError } from './client.ts';
import { columns, nounOf, print } from './console.ts';

type Options = { json?: boolean };

const setting = nounOf('settings', 'switches of the site');

const shown = (switches: Switches) => columns(Object.entries(switches).map(([name, value]) => [name, String(value)]));

setting('show', 'show all settings', { isDefault: true }).action(async ({ json }: Options) => {
  const switches = await call('GET /manage/settings/');
  print(json, switches, shown(switches));
});

setting('set <name> <value>', 'change a setting, with immediate effect').action(
  async (name: string, word: string, { json }: Options) => {
    const parsed = Switches.partial()
      .strict()
      .safeParse({ [name]: valueOf(word) });
    if (!parsed.success)
      throw new ManageError(
        `"${name} ${word}" is not a valid setting. Settings: ${Object.keys(Switches.shape).join(', ')}`,
      );
    const switches = await call('PUT /manage/settings/', { body: parsed.data });
    print(json, switches, shown(switches));
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
