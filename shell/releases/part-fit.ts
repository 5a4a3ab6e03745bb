import type { Release } from '@site/contracts/release';
import { satisfies } from 'semver';
import type { Problem } from './release-error.ts';

type Parted = Pick<Release, 'name' | 'version' | 'kind' | 'parts' | 'shows'>;

interface Need {
  consumer: Parted;
  part: string;
  range: string;
}

const needsOf = (releases: Parted[]): Need[] =>
  releases.flatMap((consumer) => Object.entries(consumer.shows).map(([part, range]) => ({ consumer, part, range })));

const offersOf = (releases: Parted[], part: string) =>
  releases.flatMap(({ name, version, parts }) =>
    parts[part] ? [{ owner: name, release: version, version: parts[part].version }] : [],
  );

/**
 * Whether the need is met. The shell must work with any set of remotes and shows the fallback of an absent part: for
 * the shell only the version of an offered part matters.
 */
function isMet({ consumer, part, range }: Need, releases: Parted[]): boolean {
  const offers = offersOf(releases, part);
  return offers.length ? offers.some(({ version }) => satisfies(version, range)) : consumer.kind === 'shell';
}

export function partCollisions(releases: Parted[]): Problem[] {
  const names = new Set(releases.flatMap(({ parts }) => Object.keys(parts)));
  return [...names].flatMap((part) => {
    const [first, second] = offersOf(releases, part);
    if (!first || !second) return [];
    const message = `${first.owner} and ${second.owner} both offer the part ${part}: remove it from one of them; if it moves, publish and activate both together`;
    return [first, second].map(({ owner }) => ({ release: owner, message }));
  });
}

/** Parts that these releases show, and that none of `all` offers in a matching version. */
export const unmetParts = (releases: Parted[], all: Parted[]): Problem[] =>
  needsOf(releases)
    .filter((need) => !isMet(need, all))
    .map(({ consumer, part, range }) => ({
      release: consumer.name,
      message: `${consumer.name} ${consumer.version} shows the part ${part} ${range}, which ${offered(part, all)}: publish and activate its owner first, or both together`,
    }));

/** Parts in use that the change of these releases removes, or changes to a version that does not match. */
export function droppedParts(changed: Parted[], before: Parted[], after: Parted[]): Problem[] {
  const names = new Set(changed.map(({ name }) => name));
  return needsOf(after.filter(({ name }) => !names.has(name)))
    .filter((need) => {
      const had = offersOf(before, need.part);
      return had.length > 0 && isMet(need, before) && (!isMet(need, after) || !offersOf(after, need.part).length);
    })
    .map(({ consumer, part, range }) => {
      const owner = offersOf(before, part).find(({ version }) => satisfies(version, range))!.owner;
      return {
        release: names.has(owner) ? owner : undefined,
        message: `${consumer.name} ${consumer.version} shows the part ${part} ${range} of ${owner}, which ${offered(part, after)}: change ${consumer.name} first, or both together`,
      };
    });
}

function offered(part: string, releases: Parted[]): string {
  const offers = offersOf(releases, part);
  if (!offers.length) return 'no release offers';
  return offers.map(({ owner, release, version }) => `${owner} ${release} offers as ${version}`).join(', ');
}
