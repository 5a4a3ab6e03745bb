/**
 * Route patterns compared as React Router does: case-insensitive, optional segments present or absent, parameter names
 * ignored. Two patterns of equal rank that match the same address collide: the winner would be undefined.
 * https://reactrouter.com/start/framework/routing; ranks follow its `computeScore`, verified by the shell's
 * address-patterns.spec.
 */

/** A static segment or a parameter, optional or not; a splat only at the end. */
const SEGMENT = String.raw`(?!\.{1,2}\??(?:/|$))(?:[^/\s:*?#%]+|:[\w-]+)\??`;
const PATTERN = new RegExp(`^/(?:\\*|${SEGMENT}(?:/${SEGMENT})*(?:/\\*)?)?$`);
/** Limited because each optional segment doubles the number of forms. */
const MAX_OPTIONAL = 4;

export const isPattern = (path: string): boolean =>
  PATTERN.test(path) && (path.match(/\?/g) ?? []).length <= MAX_OPTIONAL;

/** Expands the optional segments of a pattern: `/Cart/:id?` → `/cart`, `/cart/:`. */
export function formsOf(path: string): string[] {
  let forms: string[][] = [[]];
  for (const segment of path.split('/').filter(Boolean)) {
    const name = segment.replace(/\?$/, '');
    const longer = forms.map((form) => [...form, name.startsWith(':') ? ':' : name.toLowerCase()]);
    forms = name === segment ? longer : [...longer, ...forms];
  }
  return [...new Set(forms.map((form) => `/${form.join('/')}`))];
}

/** Returns the forms of a pattern that have no parameters: `/cart/:id?` has one, `/cart/:id` none. */
export const staticForms = (path: string): string[] => formsOf(path).filter((form) => !/[:*]/.test(form));

const segmentsOf = (form: string) => form.split('/').filter(Boolean);

/** Returns React Router's rank of a form: the highest wins. */
export function rankOf(form: string): number {
  const segments = form.split('/');
  const weights = segments.map((segment) => (segment === '*' ? -2 : segment === ':' ? 3 : segment === '' ? 1 : 10));
  return weights.reduce<number>((sum, weight) => sum + weight, segments.length);
}

/** Whether any address matches both forms. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  for (let index = 0; ; index++) {
    const [mine, theirs] = [a[index], b[index]];
    if (mine === '*' || theirs === '*') return true; // A splat matches any rest, also an empty one.
    if (mine === undefined || theirs === undefined) return mine === theirs;
    if (mine !== theirs && mine !== ':' && theirs !== ':') return false;
  }
}

export interface Claim {
  owner: string;
  path: string;
}

/** Returns the pairs of claims that collide. Routes of one owner are tried in their order and may overlap. */
export function collisions(claims: Claim[]): [Claim, Claim][] {
  const ranked = new Map<number, { claim: Claim; form: string }[]>();
  const found = new Map<string, [Claim, Claim]>();
  for (const claim of claims)
    for (const form of formsOf(claim.path)) {
      const rivals = ranked.get(rankOf(form)) ?? [];
      for (const rival of rivals) {
        const same = rival.form === form;
        if (rival.claim === claim || (rival.claim.owner === claim.owner && !same)) continue;
        if (same || overlap(rival.form, form)) found.set(JSON.stringify([rival.claim, claim]), [rival.claim, claim]);
      }
      ranked.set(rankOf(form), [...rivals, { claim, form }]);
    }
  return [...found.values()];
}

/** Returns the route that React Router would choose for an address. */
export function routeOf<Route extends { path: string }>(address: string, routes: Route[]): Route | undefined {
  const form = `/${segmentsOf(address.toLowerCase()).join('/')}`;
  let best: { route: Route; rank: number } | undefined;
  for (const route of routes)
    for (const candidate of formsOf(route.path)) {
      const rank = rankOf(candidate);
      if ((!best || rank > best.rank) && overlap(candidate, form)) best = { route, rank };
    }
  return best?.route;
}
