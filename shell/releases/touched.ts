import { formsOf, overlap, routeOf, staticForms } from '@site/contracts/address-patterns';
import type { Composition } from '@site/contracts/composition';
import { paths } from '@site/contracts/paths';
import type { RouteDefinition, SmokeTerms } from '@site/contracts/remote';

interface OwnedRoute extends Pick<RouteDefinition, 'path' | 'page' | 'access'> {
  remote: string;
  version: string;
  /** Parts of the page with their releases, as a comparable text. */
  shown: string;
  /** Null in a release built before smoke terms existed. */
  terms: SmokeTerms | null;
}

/** An existing address. `session`: the id of the only session that is sure to see it. */
export interface Sample {
  path: string;
  session?: string;
}

export interface Touched {
  /** Path with a trailing slash. */
  url: string;
  /** Owner of the matching route; absent if the address was dropped. */
  owner?: string;
  /** Exists for sure, so that a 404 is a problem: it has a static route, or is an example or a sample. */
  isExpected: boolean;
  access: RouteDefinition['access'];
  /** The session that sees it; absent: any. */
  session?: string;
}

/** A route without an address to render. */
export interface Unseen {
  owner: string;
  path: string;
  access: RouteDefinition['access'];
  terms: SmokeTerms | null;
}

export interface Dropped {
  remote: string;
  path: string;
  /** The route that matches such addresses now; absent if they are 404. */
  instead?: { remote: string; path: string };
}

/** Samples rendered of each route with parameters. */
const SAMPLES = 3;
/** Samples considered of each folder of addresses, which several routes may share. */
const CONSIDERED = 12;

const routesOf = ({ remotes }: Composition): OwnedRoute[] => {
  const owners = new Map(
    remotes.flatMap(({ name, version, parts }) => Object.keys(parts).map((part) => [part, `${name} ${version}`])),
  );
  return remotes.flatMap(({ name: remote, version, routes, smoke }) =>
    routes.map(({ path, page, access, parts }) => ({
      path,
      page,
      access,
      remote,
      version,
      shown: Object.keys(parts)
        .map((part) => `${part} ${owners.get(part)}`)
        .join(),
      terms: smoke ? (smoke[path] ?? {}) : null,
    })),
  );
};

/**
 * The pages that a new composition serves differently from every live composition: by another version or route, with
 * another version of a part, or no longer. For a new shell: all pages, and the shell's own. A route with parameters is
 * rendered at its examples and at some of the samples.
 */
export function touchedPages(
  next: Composition,
  live: Composition[],
  samples: Sample[] = [],
): { pages: Touched[]; unseen: Unseen[] } {
  const routes = routesOf(next);
  const known = live.filter(({ shell }) => shell.version === next.shell.version).map(routesOf);
  const addresses = new Set([routes, ...live.map(routesOf)].flat().flatMap(({ path }) => staticForms(path)));
  const pages = [...addresses].sort().flatMap((address): Touched[] => {
    const route = routeOf(address, routes);
    if (known.some((before) => sameRoute(route, routeOf(address, before)))) return [];
    const isExpected = route !== undefined && staticForms(route.path).includes(address);
    return [{ url: urlOf(address), owner: route?.remote, isExpected, access: route?.access ?? 'public' }];
  });

  const unseen: Unseen[] = [];
  const sampled = thinned(samples).map((sample) => ({ ...sample, route: routeOf(sample.path, routes) }));
  for (const route of routes) {
    const forms = staticForms(route.path);
    if (!route.page || forms.length === formsOf(route.path).length) continue;
    if (known.some((before) => before.some((other) => sameRoute(route, other)))) continue;
    const own = sampled.filter((sample) => sample.route === route && !forms.includes(formOf(sample.path)));
    const examples = (route.terms?.examples ?? []).map((path): Sample => ({ path }));
    const { remote: owner, access } = route;
    for (const { path, session } of [...examples, ...spread(own, SAMPLES)])
      pages.push({ url: urlOf(path), owner, isExpected: true, access, session });
    if (!own.length && !examples.length) unseen.push({ owner, access, path: route.path, terms: route.terms });
  }
  if (!known.length) pages.push({ url: paths.technical(), owner: 'shell', isExpected: true, access: 'public' });
  return { pages, unseen };
}

const urlOf = (path: string) => (path.endsWith('/') || path.includes('?') ? path : `${path}/`);
/** The address as a static form. */
const formOf = (path: string) => path.toLowerCase().replace(/(?!^)\/$/, '');

/** Keeps some samples of each folder and session: a catalogue has thousands of addresses of one kind. */
function thinned(samples: Sample[]): Sample[] {
  const folders = new Map<string, Sample[]>();
  for (const sample of samples) {
    const folder = `${sample.session} ${sample.path.replace(/[^/]+\/?$/, '')}`;
    const known = folders.get(folder);
    if (known) known.push(sample);
    else folders.set(folder, [sample]);
  }
  return [...folders.values()].flatMap((all) => spread(all, CONSIDERED));
}

/** Returns up to `count` items, evenly spaced, the first among them. */
const spread = <T>(items: T[], count: number): T[] =>
  items.length <= count
    ? items
    : Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]!);

const sameRoute = (one?: OwnedRoute, other?: OwnedRoute) =>
  one?.path === other?.path &&
  one?.remote === other?.remote &&
  one?.version === other?.version &&
  one?.shown === other?.shown;

/** Patterns without an equivalent in the new composition. A pattern that moved to another remote is not dropped. */
export function droppedRoutes(next: Composition, before: Composition): Dropped[] {
  const routes = routesOf(next);
  const remaining = new Set(routes.flatMap(({ path }) => formsOf(path)));
  return routesOf(before)
    .filter(({ path }) => formsOf(path).some((form) => !remaining.has(form)))
    .map(({ path, remote }) => {
      const form = formsOf(path).find((each) => !remaining.has(each))!;
      const instead = routeOf(sampleOf(form), routes);
      return { remote, path, ...(instead ? { instead: { remote: instead.remote, path: instead.path } } : {}) };
    });
}

/** Returns an address that a form matches, with parameter values that no static pattern contains. */
const sampleOf = (form: string) => form.replaceAll(':', '~').replace(/\*$/, '~');

/** Returns the addresses that a composition serves by this route. */
export function servedBy(addresses: string[], { path, remote }: Pick<Dropped, 'path' | 'remote'>, by: Composition) {
  const forms = formsOf(path);
  const routes = routesOf(by);
  return addresses.filter((address) => {
    if (!forms.some((form) => overlap(form, address.toLowerCase()))) return false;
    const route = routeOf(address, routes);
    return route?.path === path && route.remote === remote;
  });
}
