import { formsOf, overlap, routeOf, staticForms } from '@site/contracts/address-patterns';
import type { Composition } from '@site/contracts/composition';
import { paths } from '@site/contracts/paths';

interface OwnedRoute {
  path: string;
  remote: string;
  version: string;
  /** Parts of the page with their releases, as a comparable text. */
  parts: string;
}

export interface Touched {
  /** Path with a trailing slash. */
  url: string;
  /** Owner of the matching route; absent if the address was dropped. */
  owner?: string;
  /** Has a static route, not only a route with parameters, so that a 404 is a problem. */
  isExpected: boolean;
}

export interface Dropped {
  remote: string;
  path: string;
  /** The route that matches such addresses now; absent if they are 404. */
  instead?: { remote: string; path: string };
}

const routesOf = ({ remotes }: Composition): OwnedRoute[] => {
  const owners = new Map(
    remotes.flatMap(({ name, version, parts }) => Object.keys(parts).map((part) => [part, `${name} ${version}`])),
  );
  return remotes.flatMap(({ name: remote, version, routes }) =>
    routes.map(({ path, parts }) => ({
      path,
      remote,
      version,
      parts: Object.keys(parts)
        .map((part) => `${part} ${owners.get(part)}`)
        .join(),
    })),
  );
};

/**
 * Addresses without parameters that a new composition serves differently from every live composition: by another
 * version or route, with another version of a part, or no longer. For a new shell: all addresses, and the shell's own.
 */
export function touchedAddresses(next: Composition, live: Composition[]): Touched[] {
  const routes = routesOf(next);
  const known = live.filter(({ shell }) => shell.version === next.shell.version).map(routesOf);
  const addresses = new Set([routes, ...live.map(routesOf)].flat().flatMap(({ path }) => staticForms(path)));
  const touched = [...addresses].sort().flatMap((address): Touched[] => {
    const route = routeOf(address, routes);
    if (known.some((before) => sameRoute(route, routeOf(address, before)))) return [];
    const isExpected = route !== undefined && staticForms(route.path).includes(address);
    return [{ url: address === '/' ? '/' : `${address}/`, owner: route?.remote, isExpected }];
  });
  return known.length ? touched : [...touched, { url: paths.technical(), owner: 'shell', isExpected: true }];
}

const sameRoute = (one?: OwnedRoute, other?: OwnedRoute) =>
  one?.path === other?.path &&
  one?.remote === other?.remote &&
  one?.version === other?.version &&
  one?.parts === other?.parts;

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
