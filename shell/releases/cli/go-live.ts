import { join, resolve } from 'node:path';
import { activate, retire, rollback } from '../activation.ts';
import type { Outcome } from '../change.ts';
import { hostsToFollow } from '../hosts.ts';
import { brokenLinks } from '../links.ts';
import { publishAll } from '../publishing.ts';
import { problemsOf, refuseIf, ReleaseError } from '../release-error.ts';
import type { SiteOptions } from '../smoke.ts';
import { readBuild, type Build, type Store } from '../store.ts';
import { command, describe, NotFollowed, print, program, root, say, settings, unknownName, warn } from './console.ts';

/** Links that are named for each address; the rest are counted. */
const LINKS_SHOWN = 5;

interface Options {
  json?: boolean;
  wait: boolean;
}

command(
  'publish <packages...>',
  'take finished builds into the store: mf-<name> of this checkout, or the path of a dist folder',
).action(async (names: string[], { json }: { json?: boolean }) => {
  const { store } = settings();
  const wrong = names.find((name) => !isPath(name) && !/^[a-z][a-z0-9-]*$/.test(name));
  if (wrong)
    program.error(`"${wrong}" is no package: publish takes names such as mf-academy, or paths of dist folders`);
  const builds: Build[] = [];
  const distOf = (name: string) => (isPath(name) ? resolve(root, name) : join(root, name, 'dist'));
  const problems = await Promise.all(
    names.map((name) => problemsOf(name, async () => void builds.push(await readBuild(distOf(name))))),
  );
  refuseIf(problems.flat());
  const published = await publishAll(store, builds);
  const rows = published.map(({ release: { name, version }, isNew }) => ({ name, version, isNew }));
  const text = rows.map(
    ({ name, version, isNew }) => `${name} ${version} ${isNew ? 'published' : 'was published already'}`,
  );
  print(json, rows, text.join('\n'));
});

command('activate <releases...>', 'make releases live, all at once: <remote> for its newest, or <remote>@<version>')
  .option('--traffic <percent>', 'share of visitors who get them; 100 ends a trial', Number, 100)
  .option('--allow-missing', 'pages may answer 404')
  .option('--no-wait', 'return before the hosts serve it')
  .action(async (names: string[], options: Options & { traffic: number; allowMissing?: boolean }) => {
    const { store, ...facts } = settings();
    const { traffic, allowMissing } = options;
    if (!Number.isInteger(traffic) || traffic < 1 || traffic > 100)
      program.error('--traffic is a whole number from 1 to 100');
    const targets = await Promise.all(targetsOf(names).map((target) => newest(store, target)));
    const outcome = await activate(store, facts.site, targets, { ...facts, traffic, allowMissing });
    const nothing = `${targets.map(({ name, version }) => `${name} ${version}`).join(', ')} live already`;
    await report(store, facts.site, outcome, options, nothing);
  });

command('rollback <remote>', 'return to what was live before, with all that went live together, at once')
  .option('--no-wait', 'return before the hosts serve it')
  .action(async (name: string, options: Options) => {
    const { store, ...facts } = settings();
    await report(store, facts.site, await rollback(store, name, facts), options, `${name} is what it was`);
  });

command('retire <remotes...>', 'take remotes out of the site: their addresses answer 404')
  .option('--no-wait', 'return before the hosts serve it')
  .action(async (names: string[], options: Options) => {
    const { store, ...facts } = settings();
    await report(store, facts.site, await retire(store, facts.site, names, facts), options, 'Nothing was live');
  });

/** A remote in a repository of its own hands over its build. */
const isPath = (name: string) => /[\\/]/.test(name);

/** `mf-one@1.2.3`, `mf-one`; and a version may stand by itself behind its remote, for it begins with a digit. */
function targetsOf(words: string[]): { name: string; version?: string }[] {
  const targets: { name: string; version?: string }[] = [];
  for (const word of words) {
    const last = targets.at(-1);
    if (/^\d/.test(word) && last && !last.version) last.version = word;
    else {
      const [name, version] = word.split('@') as [string, string?];
      if (!/^[a-z][a-z0-9-]*$/.test(name) || version === '') program.error(`"${word}" is no <remote>[@<version>]`);
      targets.push({ name, version });
    }
  }
  return targets;
}

/** The newest release for production, unless a version is named. */
async function newest(store: Store, { name, version }: { name: string; version?: string }) {
  if (version) return { name, version };
  const { releases, damaged } = await store.inventory(name);
  const found = releases.find(({ mode }) => mode === 'production');
  if (found) return { name, version: found.version };
  if (!releases.length && !damaged.length) throw await unknownName(store, name);
  throw new ReleaseError(
    `${name} has no release that can be activated, only ${releases.length ? 'development builds' : 'damaged ones'}: npm run build --prefix ${name}, and remotes publish ${name}`,
  );
}

/** Says what has changed, which links that breaks, and when the hosts have followed. */
async function report(store: Store, site: SiteOptions, outcome: Outcome, options: Options, nothing: string) {
  const { entries } = outcome;
  const dropped = await brokenLinks(outcome, site);
  if (!options.json) say(entries.map(describe).join('\n') || nothing);
  for (const { remote, path, instead, links } of dropped) {
    const now = instead ? `answered by ${instead.path} of ${instead.remote}` : 'answers 404';
    const sources = [...new Set(links.map(({ from, to }) => `${from} → ${to}`))];
    const more = sources.length > LINKS_SHOWN ? `, and ${sources.length - LINKS_SHOWN} more` : '';
    const linked = sources.length ? `; linked from ${sources.slice(0, LINKS_SHOWN).join(', ')}${more}` : '';
    warn(`Dropped: ${path} of ${remote}, from now on ${now}${linked}`);
  }

  const hosts = options.wait ? await hostsToFollow(store.dataDir) : undefined;
  if (options.json) say(JSON.stringify({ changed: entries, dropped, hosts }, null, 2));
  else if (hosts?.serving.length) say(`Served by ${hosts.serving.join(', ')}`);
  for (const { address, reason } of hosts?.behind ?? []) warn(`Not served by ${address}: ${reason}`);
  if (hosts && !hosts.serving.length && !hosts.behind.length) warn('No host runs: it is served when one starts');
  if (hosts?.behind.length) throw new NotFollowed();
}
