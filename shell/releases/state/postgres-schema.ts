import pg from 'pg';

/** Advisory lock of the schema: arbitrary, but unused by other programs on the server. */
const SCHEMA_LOCK = 2_719_400_802;

/** In order. A released step never changes; a change of the schema is a new step. */
const STEPS = [
  `create table releases.registry (
     singleton boolean primary key default true check (singleton),
     document json not null,
     previous json not null,
     changes bigint not null
   );
   create table releases.history (id bigint generated always as identity primary key, entry json not null);
   create table releases.hosts (id uuid primary key, host json not null, seen timestamptz not null);
   create table releases.health (
     id bigint generated always as identity primary key,
     at bigint not null,
     host text not null,
     slot json not null
   );
   create index on releases.health (at);`,
  'alter table releases.registry add next json',
];

/** Creates the schema `releases`, or adds the steps that it lacks; one process at a time. */
export async function createSchema(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    if ((await stepsDone(client)) === STEPS.length) return;
    // Before the transaction, which then sees what another process has created meanwhile. The end of the session releases it.
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
    await client.query('begin');
    const done = await stepsDone(client);
    // A user without the right to create schemas needs one that exists.
    if (done === undefined && !(await exists(client, "to_regnamespace('releases')")))
      await client.query('create schema releases');
    if (done === undefined) await client.query('create table releases.schema_steps (step integer primary key)');
    for (const [step, statements] of STEPS.entries()) {
      if (step < (done ?? 0)) continue;
      await client.query(statements);
      await client.query('insert into releases.schema_steps values ($1)', [step]);
    }
    await client.query('commit');
  } finally {
    await client.end().catch(() => {});
  }
}

/** Undefined for a database without the schema. */
async function stepsDone(client: pg.Client): Promise<number | undefined> {
  if (!(await exists(client, "to_regclass('releases.schema_steps')"))) return undefined;
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from releases.schema_steps');
  return rows[0]!.count;
}

async function exists(client: pg.Client, object: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(`select ${object} is not null as exists`);
  return rows[0]!.exists;
}
