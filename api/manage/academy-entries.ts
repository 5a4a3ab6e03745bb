import { Option } from 'commander';
import type { AnswerOf, BodyOf } from '@site/contracts/endpoint-types';
import { eventTypes } from '@site/contracts/academy-lists';
import { LocationFields, TrainerFields, TrainingFields } from '@site/contracts/manage-academy';
import { formatPrice } from '@site/kernel/money';
import { call } from './client.ts';
import { formatList, nounOf, print } from './console.ts';
import { printYaml, readYaml } from './yaml-file.ts';

type Options = { json?: boolean };
type ListQuery = { search?: string; hidden?: boolean; page?: string };
type Noun = 'trainers' | 'locations' | 'trainings';
type Command = ReturnType<ReturnType<typeof nounOf>>;
type Entry = AnswerOf<`GET /manage/${Noun}/{slug}/`>;

/** Prints an entry as the file that `add` and `change` take. */
function printEntry(json: boolean | undefined, entry: Entry, fields: object) {
  const known = Object.entries(entry).filter(([name]) => name in fields || name === 'revision');
  printYaml(json, entry, Object.fromEntries(known));
}

const state = ({ is_hidden }: { is_hidden: boolean }) => (is_hidden ? 'hidden' : '');

/** Defines the commands that the nouns have in common. Returns the function that defines further ones. */
function entriesOf(noun: Noun, what: string, fields: object) {
  const command = nounOf(noun, `${what}s of the academy, as YAML files`);
  const say = (slug: string, text: string) => `${slug} ${text}.`;

  command('show <slug>', `print a ${what} as YAML, for add and change`).action(
    async (slug: string, { json }: Options) => {
      printEntry(json, await call(`GET /manage/${noun}/{slug}/`, { params: { slug } }), fields);
    },
  );

  command('add <file>', `add a ${what} from a file such as show prints`).action(
    async (file: string, { json }: Options) => {
      const body = await readYaml<BodyOf<`POST /manage/${Noun}/`>>(file);
      const added = await call(`POST /manage/${noun}/`, { body });
      print(json, added, say(added.slug, `is added: ${added.url}`));
    },
  );

  command('change <slug> <file>', `change a ${what} to a file of show; refused when a colleague has changed it`).action(
    async (slug: string, file: string, { json }: Options) => {
      const body = await readYaml<BodyOf<`PUT /manage/${Noun}/{slug}/`>>(file);
      const changed = await call(`PUT /manage/${noun}/{slug}/`, { params: { slug }, body });
      print(json, changed, say(slug, `has revision ${changed.revision}`));
    },
  );

  command('hide <slug>', `take a ${what} out of lists and choices; events and the own page stay`).action(
    async (slug: string, { json }: Options) => {
      print(json, await call(`POST /manage/${noun}/{slug}/hide/`, { params: { slug } }), say(slug, 'is hidden'));
    },
  );

  command('unhide <slug>', `list a hidden ${what} again`).action(async (slug: string, { json }: Options) => {
    print(json, await call(`POST /manage/${noun}/{slug}/show/`, { params: { slug } }), say(slug, 'is listed'));
  });

  return command;
}

const filtered = (list: Command) =>
  list
    .option('--search <text>', 'part of the name')
    .option('--hidden', 'only hidden ones')
    .option('--page <number>', 'from 1');

const queryOf = <Query extends { hidden?: boolean }>({ hidden, ...query }: Query) => ({
  ...query,
  hidden: hidden ? ('true' as const) : undefined,
});

const trainer = entriesOf('trainers', 'trainer', TrainerFields.shape);
filtered(trainer('list', 'list trainers by surname', { isDefault: true })).action(
  async ({ json, ...query }: Options & ListQuery) => {
    const found = await call('GET /manage/trainers/', { query: queryOf(query) });
    print(
      json,
      found,
      formatList(found, (row) => [row.slug, state(row), row.name, row.position]),
    );
  },
);

const location = entriesOf('locations', 'location', LocationFields.shape);
filtered(location('list', 'list locations', { isDefault: true })).action(
  async ({ json, ...query }: Options & ListQuery) => {
    const found = await call('GET /manage/locations/', { query: queryOf(query) });
    print(
      json,
      found,
      formatList(found, (row) => [row.slug, state(row), row.title, row.address]),
    );
  },
);

type TypeOption = { type?: (typeof eventTypes)[number] };

const training = entriesOf('trainings', 'training', TrainingFields.shape);
filtered(training('list', 'list trainings', { isDefault: true }))
  .addOption(new Option('--type <type>', 'type of its events').choices(eventTypes))
  .action(async ({ json, ...query }: Options & ListQuery & TypeOption) => {
    const found = await call('GET /manage/trainings/', { query: queryOf(query) });
    print(
      json,
      found,
      formatList(found, (row) => [row.slug, state(row), row.type, formatPrice(row.price), row.title]),
    );
  });
