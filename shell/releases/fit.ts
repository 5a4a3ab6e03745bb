import { collisions, formsOf } from '@site/contracts/address-patterns';
import { CONTRACT_VERSION } from '@site/contracts/remote';
import { reservedFor } from '@site/contracts/reserved-addresses';
import type { Release } from '@site/contracts/release';
import { satisfies, validRange } from 'semver';
import { partCollisions } from './part-fit.ts';
import type { Problem } from './release-error.ts';
import { unsafePattern } from './unsafe-pattern.ts';

type Routed = Pick<Release, 'name' | 'version' | 'routes'>;

/** What keeps a release from any composition. */
export const ownProblems = (release: Release): Problem[] => [
  ...reservedProblems(release),
  ...collisionProblems([release]),
  ...patternProblems(release),
];

/** What keeps releases from being one composition. */
export const fitProblems = (shell: Release, remotes: Release[]): Problem[] => [
  ...[shell, ...remotes].flatMap(contractProblems),
  ...remotes.flatMap((remote) => sharedProblems(remote, shell)),
  ...collisionProblems(remotes),
  ...partCollisions(remotes),
];

/** Development builds are for the team that made them. */
export const developmentProblems = (releases: Release[]): Problem[] =>
  releases
    .filter(({ mode }) => mode === 'development')
    .map(({ name, version }) => ({
      release: name,
      message: `${name} ${version} is a development build, which never goes live in production: build it without NODE_ENV=development`,
    }));

function contractProblems({ name, version, contract }: Release): Problem[] {
  if (contract === CONTRACT_VERSION) return [];
  return [
    {
      release: name,
      message: `${name} ${version} was built for contract ${contract}, this site speaks ${CONTRACT_VERSION}: rebuild it`,
    },
  ];
}

const sharedProblems = (remote: Release, shell: Release): Problem[] =>
  Object.entries(remote.requires).flatMap(([module, range]) => {
    const needs = `${remote.name} ${remote.version} needs ${module} ${range}`;
    if (validRange(range) === null) return { release: remote.name, message: `${needs}, which is no version range` };
    const given = shell.provides[module];
    if (given !== undefined && satisfies(given, range)) return [];
    return {
      release: remote.name,
      message: `${needs}, shell ${shell.version} gives ${given ?? 'none'}: rebuild the older of the two`,
    };
  });

/** Two routes of which nobody could say which answers. */
export function collisionProblems(remotes: Routed[]): Problem[] {
  const claims = remotes.flatMap(({ name, routes }) => routes.map(({ path }) => ({ owner: name, path })));
  return collisions(claims).flatMap(([one, other]) => {
    const same = one.path === other.path;
    const message =
      one.owner === other.owner
        ? `${one.owner} claims the address ${one.path} twice${same ? '' : `, as ${other.path} as well`}: remove one of its routes`
        : `${other.owner} and ${one.owner} both claim the address ${other.path}${same ? '' : ` (${one.path} in ${one.owner})`}: remove it from one of them; if it moves, publish and activate both together`;
    return [one, other].map(({ owner }) => ({ release: owner, message }));
  });
}

/** The shell and the host answer before any remote is asked. */
const reservedProblems = ({ name, version, routes }: Routed): Problem[] =>
  routes.flatMap(({ path }) => {
    const keeper = formsOf(path).map(reservedFor).find(Boolean);
    if (!keeper) return [];
    return {
      release: name,
      message: `${name} ${version} claims the address ${path}, which is kept for ${keeper}: choose another`,
    };
  });

/** A validity check runs on every request for its address, on the server as well. */
const patternProblems = ({ name, version, routes }: Routed): Problem[] =>
  routes.flatMap(({ path, validate }) =>
    Object.entries(validate).flatMap(([parameter, pattern]) => {
      const segments = path.split('/').map((segment) => segment.replace(/\?$/, ''));
      const reason = segments.includes(parameter === '*' ? parameter : `:${parameter}`)
        ? unsafePattern(pattern)
        : 'is for a parameter that the address does not have';
      if (!reason) return [];
      return { release: name, message: `${name} ${version}, ${path}: ${parameter} by "${pattern}" ${reason}` };
    }),
  );
