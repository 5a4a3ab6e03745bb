import { formsOf, overlap, routeOf, staticForms } from '@site/contracts/address-patterns';
import type { Composition } from '@site/contracts/composition';
import { paths } from '@site/contracts/paths';

interface OwnedRoute {
  path: string;
  remote: string;
  version: string;
  /** Which releases the parts come from that the page shows. */
  parts: string;
}

/** An address that a change could have spoilt. */
export interface Touched {
  /** Path with its final slash. */
  url: string;
  /** Who answers it; nobody: it was dropped. */
  answeredBy?: string;
  /** It has a route of its own, and not one for any address: it has to be there. */
  isExpected: boolean;
}

export interface Dropped {
  remote: string;
  path: string;
  /** The pattern that answers such addresses from now on, and whose it is; without it they are 404. */
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
 * Addresses without parameters that a new composition answers otherwise than every composition which is live: by another
 * version, by another route, with another version's part, or no longer. With a new shell these are all, and its own.
 */
export function touchedAddresses(next: Composition, live: Composition[]): Touched[] {
  const routes = routesOf(next);
  const known = live.filter(({ shell }) => shell.version === next.shell.version).map(routesOf);
  const addresses = new Set([routes, ...live.map(routesOf)].flat().flatMap(({ path }) => staticForms(path)));
  const touched = [...addresses].sort().flatMap((address): Touched[] => {
    const answer = routeOf(address, routes);
    if (known.some((before) => sameAnswer(answer, routeOf(address, before)))) return [];
    const isExpected = answer !== undefined && staticForms(answer.path).includes(address);
    return [{ url: address === '/' ? '/' : `${address}/`, answeredBy: answer?.remote, isExpected }];
  });
  return known.length ? touched : [...touched, { url: paths.technical(), answeredBy: 'shell', isExpected: true }];
}

const sameAnswer = (one?: OwnedRoute, other?: OwnedRoute) =>
  one?.path === other?.path &&
  one?.remote === other?.remote &&
  one?.version === other?.version &&
  one?.parts === other?.parts;

/** Patterns of which the new composition has none of the same form: whoever moves one to another remote drops nothing. */
export function droppedRoutes(next: Composition, before: Composition): Dropped[] {
  const routes = routesOf(next);
  const kept = new Set(routes.flatMap(({ path }) => formsOf(path)));
  return routesOf(before)
    .filter(({ path }) => formsOf(path).some((form) => !kept.has(form)))
    .map(({ path, remote }) => {
      const form = formsOf(path).find((each) => !kept.has(each))!;
      const instead = routeOf(sampleOf(form), routes);
      return { remote, path, ...(instead ? { instead: { remote: instead.remote, path: instead.path } } : {}) };
    });
}

/** An address that a form matches; its parameters are such as nobody would write into a pattern. */
const sampleOf = (form: string) => form.replaceAll(':', '~').replace(/\*$/, '~');

/** Which of these addresses a composition answers by this route. */
export function answeredBy(addresses: string[], { path, remote }: Pick<Dropped, 'path' | 'remote'>, by: Composition) {
  const forms = formsOf(path);
  const routes = routesOf(by);
  return addresses.filter((address) => {
    // Cheap first: a site map has as many addresses as there are products.
    if (!forms.some((form) => overlap(form, address.toLowerCase()))) return false;
    const answer = routeOf(address, routes);
    return answer?.path === path && answer.remote === remote;
  });
}
