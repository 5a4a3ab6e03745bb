import { join, resolve } from 'node:path';
import { activate, defaultPlan, pause, retire, rollback, stepNow } from '../activation.ts';
import type { Outcome, Plan } from '../change.ts';
import { hostsToFollow } from '../hosts.ts';
import { chooseBrowser } from '../installed-browser.ts';
import { brokenLinks } from '../links.ts';
import { prune, type Retention } from '../prune.ts';
import { publishAll } from '../publishing.ts';
import { problemsOf, refuseIf, ReleaseError } from '../release-error.ts';
import type { SiteOptions } from '../site-options.ts';
import { readBuild, type Build, type Store } from '../store.ts';
import {
  command,
  describe,
  NotFollowed,
  print,
  program,
  root,
  writeLine,
  settings,
  unknownName,
  warn,
} from './console.ts';

/** Links listed per dropped address; the others are counted. */
const LINKS_SHOWN = 5;

interface Options {
  json?: boolean;
  wait: boolean;
}

command(
  'publish <packages...>',
  'copy finished builds into the store: mf-<name> of this checkout, or the path of a dist folder',
).action(async (names: string[], { json }: { json?: boolean }) => {
  const { store } = settings();
  const invalid = names.find((name) => !isPath(name) && !/^[a-z][a-z0-9-]*$/.test(name));
  if (invalid)
    program.error(`invalid package name "${invalid}" (expected e.g. mf-academy, or the path of a dist folder)`);
  const builds: Build[] = [];
  const distOf = (name: string) => (isPath(name) ? resolve(root, name) : join(root, name, 'dist'));
  const problems = await Promise.all(
    names.map((name) => problemsOf(name, async () => void builds.push(await readBuild(distOf(name))))),
  );
  refuseIf(problems.flat());
  const published = await publishAll(store, builds);
  const rows = published.map(({ release: { name, version }, isNew }) => ({ name, version, isNew }));
  const text = rows.map(
    ({ name, version, isNew }) => `${name} ${version} ${isNew ? 'published' : 'already published'}`,
  );
  print(json, rows, text.join('\n'));
});

command('activate <releases...>', 'make releases live, all at once: <remote> for its newest, or <remote>@<version>')
  .option('--traffic <percents>', 'share of visitors who get them, or the shares of its steps: 5,25,100', '100')
  .option('--every <time>', 'duration of a step, such as 30s, 10m or 1h', '10m')
  .option('--visitors <count>', 'visitors that a step needs whose browsers have reported', Number, defaultPlan.visitors)
  .option('--watch <time>', 'how long they are watched once all visitors have them', '1h')
  .option('--allow-missing', 'accept pages that respond with 404')
  .option('--no-browser', 'do not open the pages in a browser, although one is installed')
  .option('--no-wait', 'return before the hosts serve it')
  .action(async (names: string[], options: Options & Steps & { allowMissing?: boolean; browser: boolean }) => {
    const { store, config, ...facts } = settings();
    const { allowMissing } = options;
    const browser = chooseBrowser(config, options.browser);
    const reason = options.browser ? undefined : 'its pages were not opened in a browser';
    const { traffic, plan } = stepsOf(options);
    const targets = await Promise.all(targetsOf(names).map((target) => newest(store, target)));
    const outcome = await activate(store, facts.site, targets, {
      ...{ ...facts, traffic, plan, allowMissing, browser, reason },
    });
    const unchanged = `${targets.map(({ name, version }) => `${name} ${version}`).join(', ')} already live`;
    await report(store, facts.site, outcome, options, unchanged);
  });

for (const action of ['pause', 'resume'] as const)
  command(`${action} <remote>`, `${action} the steps of a trial, with all remotes that are on trial together`).action(
    async (name: string, { json }: { json?: boolean }) => {
      const { store, who } = settings();
      const entries = await pause(store, name, action, who);
      print(json, entries, entries.map(describe).join('\n'));
    },
  );

command('step <remote>', 'give a trial to its next share of visitors now, with all remotes on trial together')
  .option('--to <percent>', 'reject the step if the next share is another one', Number)
  .option('--no-wait', 'return before the hosts serve it')
  .action(async (name: string, options: Options & { to?: number }) => {
    const { store, ...facts } = settings();
    await report(store, facts.site, await stepNow(store, name, { ...facts, to: options.to }), options);
  });

command('rollback <remote>', 'return to the previous version, with all remotes that went live together')
  .option('--from <version>', 'reject the rollback if another version is live')
  .option('--no-wait', 'return before the hosts serve it')
  .action(async (name: string, options: Options & { from?: string }) => {
    const { store, ...facts } = settings();
    const outcome = await rollback(store, name, { ...facts, from: options.from });
    await report(store, facts.site, outcome, options, `${name}: nothing to roll back`);
  });

command('retire <remotes...>', 'remove remotes from the site: their addresses respond with 404')
  .option('--no-wait', 'return before the hosts serve it')
  .action(async (names: string[], options: Options) => {
    const { store, ...facts } = settings();
    await report(store, facts.site, await retire(store, facts.site, names, facts), options);
  });

command('prune', 'remove old releases, compositions and site data files; what is in use stays')
  .option('--keep <count>', 'newest releases kept of each package', Number, 5)
  .option('--days <days>', 'age below which everything is kept', Number, 30)
  .option('--dry-run', 'only print what would be removed')
  .action(async ({ keep, days, dryRun, json }: Retention & { json?: boolean }) => {
    for (const [option, value] of Object.entries({ keep, days }))
      if (!Number.isInteger(value) || value < 1)
        program.error(`--${option}: expected a whole number from 1, found ${value}`);
    const removed = await prune(settings().store, { keep, days, dryRun });
    const sum = removed.reduce((all, { bytes }) => all + bytes, 0);
    const rows = removed.map(({ what, bytes }) => `${what}  ${bytes} bytes`);
    print(json, removed, [...rows, `${dryRun ? 'To remove' : 'Removed'}: ${removed.length}, ${sum} bytes`].join('\n'));
  });

interface Steps {
  traffic: string;
  every: string;
  visitors: number;
  watch: string;
}

function stepsOf({ traffic, every, visitors, watch }: Steps): { traffic: number; plan: Plan } {
  const [first, ...next] = traffic.split(',').map((share) => {
    if (/^([1-9]\d?|100)$/.test(share)) return Number(share);
    return program.error(`--traffic: expected a whole number from 1 to 100, found ${share}`);
  });
  const shares = [first!, ...next];
  if (shares.some((share, index) => index > 0 && share <= shares[index - 1]!))
    program.error(`--traffic: expected growing shares, found ${traffic}`);
  if (!Number.isInteger(visitors) || visitors < 0)
    program.error(`--visitors: expected a whole number from 0, found ${visitors}`);
  return { traffic: first!, plan: { next, every: timeOf('every', every), lasts: timeOf('watch', watch), visitors } };
}

const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 };

function timeOf(option: string, text: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
  if (count && unit) return Number(count) * units[unit]!;
  return program.error(`--${option}: expected a time such as 30s, 10m or 1h, found ${text}`);
}

/** Whether the argument is a path, as for a remote in a repository of its own. */
const isPath = (name: string) => /[\\/]/.test(name);

/** Parses `mf-one`, `mf-one@1.2.3` and `mf-one 1.2.3`: an argument that begins with a digit is a version. */
function targetsOf(args: string[]): { name: string; version?: string }[] {
  const targets: { name: string; version?: string }[] = [];
  for (const arg of args) {
    const last = targets.at(-1);
    if (/^\d/.test(arg) && last && !last.version) last.version = arg;
    else {
      const [name, version] = arg.split('@') as [string, string?];
      if (!/^[a-z][a-z0-9-]*$/.test(name) || version === '')
        program.error(`invalid release "${arg}" (expected <remote> or <remote>@<version>)`);
      targets.push({ name, version });
    }
  }
  return targets;
}

/** Fills in the newest production release where no version is named. */
async function newest(store: Store, { name, version }: { name: string; version?: string }) {
  if (version) return { name, version };
  const found = await store.newest(name);
  if (found) return { name, version: found.version };
  const { releases, damaged } = await store.inventory(name);
  if (!releases.length && !damaged.length) throw await unknownName(store, name);
  throw new ReleaseError(
    `${name}: expected a production release, found only ${releases.length ? 'development builds' : 'damaged releases'}: run npm run build --prefix ${name}, then remotes publish ${name}`,
  );
}

/**
 * Prints the changes and the broken links, then waits for the hosts. Throws `NotFollowed` if a host does not serve
 * them. `unchanged` is printed when nothing changed; a retirement and a step always change something.
 */
async function report(store: Store, site: SiteOptions, outcome: Outcome, options: Options, unchanged = '') {
  const { entries } = outcome;
  const dropped = await brokenLinks(outcome, site);
  if (!options.json) writeLine(entries.map(describe).join('\n') || unchanged);
  for (const note of outcome.notes) warn(note);
  for (const { remote, path, instead, links } of dropped) {
    const now = instead ? `now served by ${instead.path} of ${instead.remote}` : 'now responds with 404';
    const sources = [...new Set(links.map(({ from, to }) => `${from} → ${to}`))];
    const more = sources.length > LINKS_SHOWN ? `, and ${sources.length - LINKS_SHOWN} more` : '';
    const linked = sources.length ? `; linked from ${sources.slice(0, LINKS_SHOWN).join(', ')}${more}` : '';
    warn(`Dropped: ${path} of ${remote}, ${now}${linked}`);
  }

  const hosts = options.wait ? await hostsToFollow(store.state) : undefined;
  if (options.json) writeLine(JSON.stringify({ changed: entries, dropped, notes: outcome.notes, hosts }, null, 2));
  else if (hosts?.serving.length) writeLine(`Served by ${hosts.serving.join(', ')}`);
  for (const { address, reason } of hosts?.behind ?? []) warn(`Not served by ${address}: ${reason}`);
  if (hosts && !hosts.serving.length && !hosts.behind.length)
    warn('No host is running: the change is served when one starts');
  if (hosts?.behind.length) throw new NotFollowed();
}
