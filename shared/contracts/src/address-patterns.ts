/**
 * Addresses as React Router compares them: without case, an optional segment being there or not, parameters whatever
 * they are called. Two patterns of which neither ranks higher collide where both match: nobody could say which answers.
 * https://reactrouter.com/start/framework/routing; ranks as in its `computeScore`, held by shell's address-patterns.spec.
 */

/** A static segment, a parameter, either of them optional; a splat at the end only. */
const SEGMENT = String.raw`(?!\.{1,2}\??(?:/|$))(?:[^/\s:*?#%]+|:[\w-]+)\??`;
const PATTERN = new RegExp(`^/(?:\\*|${SEGMENT}(?:/${SEGMENT})*(?:/\\*)?)?$`);
/** Each optional segment doubles the forms that an address has. */
const MAX_OPTIONAL = 4;

export const isPattern = (path: string): boolean =>
  PATTERN.test(path) && (path.match(/\?/g) ?? []).length <= MAX_OPTIONAL;

/** The forms that a pattern has: `/Cart/:id?` → `/cart`, `/cart/:`. */
export function formsOf(path: string): string[] {
  let forms: string[][] = [[]];
  for (const segment of path.split('/').filter(Boolean)) {
    const name = segment.replace(/\?$/, '');
    const longer = forms.map((form) => [...form, name.startsWith(':') ? ':' : name.toLowerCase()]);
    forms = name === segment ? longer : [...longer, ...forms];
  }
  return [...new Set(forms.map((form) => `/${form.join('/')}`))];
}

/** Addresses without parameters that a pattern has: `/cart/:id?` has one, `/cart/:id` none. */
export const staticForms = (path: string): string[] => formsOf(path).filter((form) => !/[:*]/.test(form));

const segmentsOf = (form: string) => form.split('/').filter(Boolean);

/** React Router's rank of a form: the higher one answers. */
export function rankOf(form: string): number {
  const segments = form.split('/');
  const weights = segments.map((segment) => (segment === '*' ? -2 : segment === ':' ? 3 : segment === '' ? 1 : 10));
  return weights.reduce<number>((sum, weight) => sum + weight, segments.length);
}

/** Is there an address that both forms match? */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  for (let index = 0; ; index++) {
    const [mine, theirs] = [a[index], b[index]];
    if (mine === '*' || theirs === '*') return true; // A splat takes what is left, and nothing as well.
    if (mine === undefined || theirs === undefined) return mine === theirs;
    if (mine !== theirs && mine !== ':' && theirs !== ':') return false;
  }
}

export interface Claim {
  owner: string;
  path: string;
}

/** Pairs of claims of which nobody could say which answers. One owner's own routes are tried in their order. */
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

/** The route that answers an address, as React Router would choose it. */
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
