import type { SmokeRole, SmokeSessions } from '@site/contracts/smoke';
import { smokeRoles } from '@site/contracts/smoke';
import { siteMapPaths } from './site-map.ts';
import { ReleaseError } from './release-error.ts';
import type { SiteOptions } from './site-options.ts';
import type { Sample } from './touched.ts';

export interface SmokeVisitor {
  role: SmokeRole;
  /** Session id. */
  id: string;
}

/** Existing addresses, and sessions by ascending rights. */
export interface SmokeSource {
  samples: Sample[];
  visitors: SmokeVisitor[];
  /** Pages that cannot be rendered, for the operator. */
  notes: string[];
}

/** In ms. */
const TIMEOUT = 10_000;

/** Runs `work` with the API's addresses and read-only sessions, which end with it. */
export async function withSmokeSource<T>(site: SiteOptions, work: (source: SmokeSource) => Promise<T>): Promise<T> {
  const samples = await mappedSamples(site);
  const { smokeKey } = site;
  const without = (reason: string) =>
    work({
      samples: samples ?? [],
      visitors: [],
      notes: [`Protected pages are not rendered for a logged-in visitor: ${reason}`],
    });
  if (!smokeKey) return without('SMOKE_KEY is not set');
  const issued = await callApi(site, smokeKey, '/smoke/sessions/');
  if (!issued) return without('the API cannot be reached');

  const { sessions, addresses } = (await issued.json()) as SmokeSessions;
  try {
    if (!samples) throw new ReleaseError('The site map of the API cannot be read: check /sitemap.xml of the API');
    const missing = smokeRoles.filter((role) => !sessions.some((session) => session.role === role));
    const notes = missing.length ? [`Pages are not rendered for ${missing.join(', ')}: no user has this role`] : [];
    return await work({ samples: [...addresses, ...samples], visitors: sessions, notes });
  } finally {
    await callApi(site, smokeKey, '/smoke/sessions/end/', { ids: sessions.map(({ id }) => id) }).catch(() => {});
  }
}

const mappedSamples = ({ apiOrigin }: SiteOptions): Promise<Sample[] | undefined> =>
  siteMapPaths(apiOrigin, AbortSignal.timeout(TIMEOUT)).then(
    (mapped) => mapped.map((path) => ({ path })),
    () => undefined,
  );

/** Returns undefined if the API cannot be reached. */
async function callApi({ apiOrigin }: SiteOptions, key: string, path: string, body: object = {}) {
  const response = await fetch(`${apiOrigin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
  if (!response || response.ok) return response;
  const remedy =
    response.status === 401 ? 'set the same SMOKE_KEY for the API and the commands' : 'update and start the API first';
  throw new ReleaseError(`The API rejects the sessions for the smoke test with ${response.status}: ${remedy}`);
}
