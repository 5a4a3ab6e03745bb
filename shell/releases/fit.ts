import { collisions, formsOf, routeOf } from '@site/contracts/address-patterns';
import { CONTRACT_VERSION } from '@site/contracts/remote';
import { reservedFor } from '@site/contracts/reserved-addresses';
import type { Release } from '@site/contracts/release';
import { ownUrl } from '@site/kernel/own-address';
import { satisfies, validRange } from 'semver';
import { partCollisions } from './part-fit.ts';
import type { Problem } from './release-error.ts';
import { unsafePattern } from './unsafe-pattern.ts';

type Routed = Pick<Release, 'name' | 'version' | 'routes'>;

/** Problems that exclude a release from every composition. */
export const ownProblems = (release: Release): Problem[] => [
  ...reservedProblems(release),
  ...collisionProblems([release]),
  ...patternProblems(release),
  ...redirectProblems(release),
];

/** Problems between releases that exclude them from one composition. */
export const fitProblems = (shell: Release, remotes: Release[]): Problem[] => [
  ...[shell, ...remotes].flatMap(contractProblems),
  ...remotes.flatMap((remote) => sharedProblems(remote, shell)),
  ...collisionProblems(remotes),
  ...partCollisions(remotes),
];

export const developmentProblems = (releases: Release[]): Problem[] =>
  releases
    .filter(({ mode }) => mode === 'development')
    .map(({ name, version }) => ({
      release: name,
      message: `${name} ${version} is a development build, expected a production build: build it without NODE_ENV=development`,
    }));

function contractProblems({ name, version, contract }: Release): Problem[] {
  if (contract === CONTRACT_VERSION) return [];
  return [
    {
      release: name,
      message: `${name} ${version} was built for contract ${contract}, this site expects contract ${CONTRACT_VERSION}: rebuild it`,
    },
  ];
}

const sharedProblems = (remote: Release, shell: Release): Problem[] =>
  Object.entries(remote.requires).flatMap(([module, range]) => {
    const needs = `${remote.name} ${remote.version} needs ${module} ${range}`;
    if (validRange(range) === null)
      return { release: remote.name, message: `${needs}, which is not a valid version range: correct it and rebuild` };
    const given = shell.provides[module];
    if (given !== undefined && satisfies(given, range)) return [];
    return {
      release: remote.name,
      message: `${needs}, shell ${shell.version} provides ${given ?? 'none'}: rebuild the older of the two`,
    };
  });

export function collisionProblems(remotes: Routed[]): Problem[] {
  const claims = remotes.flatMap(({ name, routes }) => routes.map(({ path }) => ({ owner: name, path })));
  return collisions(claims).flatMap(([one, other]) => {
    const same = one.path === other.path;
    const message =
      one.owner === other.owner
        ? `${one.owner} claims the address ${one.path} twice${same ? '' : `, also as ${other.path}`}: remove one of its routes`
        : `${other.owner} and ${one.owner} both claim the address ${other.path}${same ? '' : ` (${one.path} in ${one.owner})`}: remove it from one of them; if it moves, publish and activate both together`;
    return [one, other].map(({ owner }) => ({ release: owner, message }));
  });
}

/** Routes with an address that the shell or the host serves before any remote. */
const reservedProblems = ({ name, version, routes }: Routed): Problem[] =>
  routes.flatMap(({ path }) => {
    const owner = formsOf(path).map(reservedFor).find(Boolean);
    if (!owner) return [];
    return {
      release: name,
      message: `${name} ${version} claims the address ${path}, which is reserved for ${owner}: choose another`,
    };
  });

/** Redirects to another site or a script, which only the redirect table may contain, and to their own route. */
const redirectProblems = ({ name, version, routes }: Routed): Problem[] =>
  routes.flatMap((route) => {
    const { redirect } = route.rules;
    if (redirect === undefined) return [];
    const target = ownUrl(redirect);
    const reason = !target
      ? 'is not a path of the site'
      : routeOf(target.pathname, routes) === route && 'is served by the same route';
    if (!reason) return [];
    const message = `${name} ${version}, ${route.path}: the redirect to ${redirect} ${reason}: name another address`;
    return [{ release: name, message }];
  });

/** Patterns that would block a renderer: each is matched on every request for its address, on the server as well. */
const patternProblems = ({ name, version, routes }: Routed): Problem[] =>
  routes.flatMap(({ path, validate }) =>
    Object.entries(validate).flatMap(([parameter, pattern]) => {
      const segments = path.split('/').map((segment) => segment.replace(/\?$/, ''));
      const reason = segments.includes(parameter === '*' ? parameter : `:${parameter}`)
        ? unsafePattern(pattern)
        : 'is for a parameter that the address does not have: remove the pattern or rename the parameter';
      if (!reason) return [];
      return {
        release: name,
        message: `${name} ${version}, ${path}: the pattern "${pattern}" of ${parameter} ${reason}`,
      };
    }),
  );
