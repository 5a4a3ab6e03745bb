import { Switches } from '@site/contracts/manage-settings';
import { call, ManageError } from './client.ts';
import { columns, nounOf, print } from './console.ts';

type Options = { json?: boolean };

const setting = nounOf('settings', 'switches of the site');

const shown = (switches: Switches) => columns(Object.entries(switches).map(([name, value]) => [name, String(value)]));

setting('show', 'all of them', { isDefault: true }).action(async ({ json }: Options) => {
  const switches = await call('GET /manage/settings/');
  print(json, switches, shown(switches));
});

setting('set <name> <value>', 'change one: the very next answer follows').action(
  async (name: string, word: string, { json }: Options) => {
    const parsed = Switches.partial()
      .strict()
      .safeParse({ [name]: valueOf(word) });
    if (!parsed.success)
      throw new ManageError(`"${name} ${word}" is no setting. There are ${Object.keys(Switches.shape).join(', ')}`);
    const switches = await call('PUT /manage/settings/', { body: parsed.data });
    print(json, switches, shown(switches));
  },
);

/** `true`, `false` or a number, as it is written in JSON. */
function valueOf(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return word;
  }
}
