import { setTimeout as pause } from 'node:timers/promises';
import { routeOf } from '@site/contracts/address-patterns';
import { partModule } from '@site/contracts/composition';
import { paths } from '@site/contracts/paths';
import type { Incident, RenderedPage, RendererOptions } from '@site/contracts/renderer';
import type { RouteDefinition } from '@site/contracts/remote';
import { withoutSecrets } from '@site/kernel/log-secrets';
import { atOnce } from './at-once.ts';
import type { Problem } from './release-error.ts';
import { PageTimeout, RendererLost } from './renderer-errors.ts';
import { Renderer, type RendererWatcher } from './renderer.ts';
import type { SmokeVisitor } from './smoke-visitors.ts';
import type { Touched } from './touched.ts';

/** Pages that the renderer works on concurrently, as in a pool. */
const AT_ONCE = 4;
/** How long code may run after its page's response, in ms: after the last page, and after each suspect. */
const AFTERMATH = { ofAll: 100, ofOne: 200 };
/** Pages that are rendered again to find the one that stopped the renderer. */
const MAX_SUSPECTS = 40;
/** Redirects followed from one address. */
const MAX_REDIRECTS = 5;

type Route = Pick<RouteDefinition, 'path' | 'page'>;

interface Terms {
  /** All routes of the composition. */
  routes: Route[];
  allowMissing: boolean;
  /** Pages that did not end in time. */
  timeouts: number;
  /** In the order in which they began. */
  visits: Visit[];
  /** Visits that the renderer was working for when it stopped, with the reason. */
  blamed: Map<Visit, string>;
  /** Visits that got a page in order, with the status 200. */
  seen: Set<Visit>;
}

export interface Visit {
  page: Touched;
  visitor?: SmokeVisitor;
}

interface Smoke {
  problems: Problem[];
  /** One visit for each page module: the first address that responded with 200. Empty unless all pages are in order. */
  templates: Visit[];
}

/** `closed`: the visitor may not see the page, or there is none. Both absent: the page is in order. */
interface Verdict {
  fault?: string;
  closed?: string;
}

/**
 * Renders pages of a composition that is not live yet, to find code that throws while it loads or renders, loops
 * endlessly or needs a missing shared version. Returns all problems.
 */
export async function smokeTest(
  options: RendererOptions,
  pages: Touched[],
  visitors: SmokeVisitor[],
  { allowMissing, memory, pageTimeout }: { allowMissing: boolean; memory: number; pageTimeout?: number },
): Promise<Smoke> {
  const { shell, remotes } = options.composition;
  const releases = [shell, ...remotes];
  const routes = remotes.flatMap((remote) => remote.routes);
  const incidents: Incident[] = [];
  let stopped = '';
  const start = () => {
    const watcher: RendererWatcher = { ...unwatched, gone: (_renderer, reason) => void (stopped ||= reason) };
    return Renderer.start(options, (incident) => incidents.push(incident), { memory, pageTimeout, watcher });
  };
  let renderer: Renderer;
  try {
    renderer = await start();
  } catch (error) {
    const message = `The composition does not load: ${(error as Error).message}`;
    return { problems: [{ message }], templates: [] };
  }
  try {
    const failed = renderer.failures.map(({ remote, version, page, message }) => ({
      release: remote,
      message: `The ${named(page)} of ${remote} ${version} does not load: ${message}`,
    }));
    const terms: Terms = { routes, allowMissing, timeouts: 0, visits: [], blamed: new Map(), seen: new Set() };
    const rendered = await atOnce(
      AT_ONCE,
      pages,
      (page) => pageProblems(renderer, page, visitors, terms),
      // The renderer of an older shell may be blocked without being given up.
      () => renderer.state !== 'gone' && terms.timeouts < AT_ONCE,
    );
    await survives(renderer, AFTERMATH.ofAll);
    const stoppers = stopped ? await stoppersOf(start, terms, stopped) : [];
    // A page renders without a failed part, and with an empty place for a component that throws in a boundary.
    const thrown = new Map(
      incidents
        // A part that no release offers has a fallback, and no release.
        .filter(({ remote }) => releases.some(({ name }) => name === remote))
        .map(({ remote, version, page, message }) => [
          `The ${named(page)} of ${remote} ${version}: ${message}`,
          remote,
        ]),
    );
    const problems = [
      ...failed,
      ...rendered.flat(),
      ...stoppers,
      ...Array.from(thrown, ([message, release]) => ({ release, message })),
    ];
    return { problems, templates: problems.length ? [] : templatesOf(pages, terms) };
  } finally {
    await renderer.retire();
  }
}

/** A public page is seen by the guest, a protected one by the visitor with the most rights. */
function templatesOf(pages: Touched[], { routes, seen }: Terms): Visit[] {
  const templates = new Map<string, Visit>();
  for (const page of pages) {
    const route = routeOf(new URL(page.url, 'http://site').pathname, routes);
    const visits = [...seen].filter((one) => one.page === page);
    const visit = page.access === 'public' ? visits[0] : visits.at(-1);
    const template = `${page.owner} ${route?.page}`;
    if (route?.page && visit && !templates.has(template)) templates.set(template, visit);
  }
  return [...templates.values()];
}

/** A renderer that blocks is given up, with the page that blocks it. */
const unwatched: RendererWatcher = { isAlone: () => false, suspected() {}, responding() {}, gone() {} };

/** Whether the renderer responds once the code that pages left behind has run for `ms`. */
async function survives(renderer: Renderer, ms: number): Promise<boolean> {
  await pause(ms);
  // Without any page's code: an older shell responds to it, too.
  await renderer.render({ url: '/', held: 'block' }, { patient: true }).catch(() => undefined);
  return renderer.state !== 'gone';
}

/**
 * Names the page that stopped the renderer. A page can stop it after its response, when the renderer works for another
 * page: the suspects are rendered again, one after another, the blamed pages first and then the last ones.
 */
async function stoppersOf(start: () => Promise<Renderer>, terms: Terms, stopped: string): Promise<Problem[]> {
  const { visits, blamed } = terms;
  const suspects = [...blamed.keys(), ...visits.filter((one) => !blamed.has(one)).reverse()].slice(0, MAX_SUSPECTS);
  const renderer = await start();
  try {
    for (const one of suspects) {
      const reason = await stops(renderer, one, terms, stopped);
      if (reason) return [problemOf(one, reason)];
    }
  } finally {
    await renderer.retire();
  }
  if (blamed.size) return Array.from(blamed, ([one, reason]) => problemOf(one, `does not render: ${reason}`));
  const urls = suspects.map(({ page }) => withoutSecrets(page.url)).join(', ');
  return [{ message: `${stopped.replace(/^t/, 'T')}${urls && `, although not again after ${urls}`}` }];
}

/** Renders a page. Returns why it stops the renderer, if it does. */
async function stops(renderer: Renderer, { page, visitor }: Visit, { routes }: Terms, stopped: string) {
  try {
    await follow(renderer, page.url, routes, visitor);
  } catch (error) {
    if (error instanceof RendererLost) return `does not render: ${error.message}`;
  }
  return (await survives(renderer, AFTERMATH.ofOne)) ? undefined : `stops its renderer after its response: ${stopped}`;
}

export const problemOf = ({ page, visitor }: Visit, reason: string): Problem => {
  const facts = [page.owner, visitor && `as ${visitor.role}`].filter(Boolean).join(', ');
  return { release: page.owner, message: `${withoutSecrets(page.url)}${facts && ` (${facts})`} ${reason}` };
};

const partOf = (page: string) => (page.startsWith(partModule('')) ? page.slice(partModule('').length) : undefined);
const named = (page: string) => (partOf(page) ? `part "${partOf(page)}"` : `page "${page}"`);

async function pageProblems(
  renderer: Renderer,
  page: Touched,
  visitors: SmokeVisitor[],
  terms: Terms,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const closed: Problem[] = [];
  const visits = visitsOf(page, visitors);
  for (const visitor of visits) {
    const one = { page, visitor };
    const verdict = await visit(renderer, one, terms);
    if (verdict.fault) problems.push(problemOf(one, verdict.fault));
    if (verdict.closed) closed.push(problemOf(one, verdict.closed));
  }
  // A protected page may be closed to some roles, but not to all.
  const isOpenToSome = page.access === 'user' && closed.length < visits.length;
  return isOpenToSome ? problems : [...problems, ...closed];
}

/**
 * A public page is for a guest and the visitor with the most rights, a protected one for its session, or for one visitor
 * of each role. Undefined is a guest.
 */
function visitsOf({ access, session, isExpected }: Touched, visitors: SmokeVisitor[]): (SmokeVisitor | undefined)[] {
  if (session) return visitors.filter(({ id }) => id === session);
  if (access === 'public') return [undefined, ...(isExpected ? visitors.slice(-1) : [])];
  const ofEachRole = [...new Map(visitors.map((visitor) => [visitor.role, visitor])).values()];
  return visitors.length ? ofEachRole : [undefined];
}

async function visit(renderer: Renderer, one: Visit, terms: Terms): Promise<Verdict> {
  const { page, visitor } = one;
  if (renderer.state !== 'gone') terms.visits.push(one);
  try {
    const followed = await follow(renderer, page.url, terms.routes, visitor);
    const verdict = verdictOf(followed, page, visitor, terms.allowMissing);
    if (followed.page.status === 200 && followed.trail.length === 1 && !verdict.fault) terms.seen.add(one);
    return verdict;
  } catch (error) {
    if (error instanceof PageTimeout) terms.timeouts++;
    if (error instanceof RendererLost) {
      // A bystander: another page blocked or ended the renderer.
      if (error.part !== 'bystander') terms.blamed.set(one, error.message);
      return {};
    }
    return { fault: `does not render: ${(error as Error).message}` };
  }
}

interface Followed {
  page: RenderedPage;
  /** The address that responded, with its redirects. */
  trail: string[];
}

/** Follows redirects within the pages of the composition. */
async function follow(renderer: Renderer, url: string, routes: Route[], visitor?: SmokeVisitor): Promise<Followed> {
  const trail = [url];
  for (;;) {
    const page = await renderer.render({ url: trail.at(-1)!, sessionId: visitor?.id }, { patient: true });
    const { location } = page.headers;
    if (!location?.startsWith('/') || !routeOf(new URL(location, 'http://site').pathname, routes))
      return { page, trail };
    const isCircle = trail.includes(location);
    trail.push(location);
    if (isCircle || trail.length > MAX_REDIRECTS + 1) throw new Error(`it redirects in a circle, ${trail.join(' → ')}`);
  }
}

function verdictOf(
  { page: { status, html }, trail }: Followed,
  page: Touched,
  visitor: SmokeVisitor | undefined,
  allowMissing: boolean,
): Verdict {
  const responds = `${trail.length > 1 ? `redirects to ${trail.slice(1).join(' → ')}, which ` : ''}responds with ${status}`;
  // The maintenance page itself responds with 503.
  if (status === 503 && page.url !== paths.technical())
    return { fault: `${responds}; check that the API runs and that the site is not in maintenance` };
  if (status >= 500 && status !== 503) return { fault: responds };
  if (status === 401 && visitor) return { fault: `${responds}, although the visitor is logged in` };
  if (status === 401 && page.access === 'user') return {}; // A guest, because there is no session.
  if (status === 404 || status === 410)
    return page.isExpected && !allowMissing ? { closed: `${responds}; pass --allow-missing if this is intended` } : {};
  if (status >= 400) return { closed: responds };
  if (isEmpty(html)) return { fault: 'renders an empty page' };
  return {};
}

/** Whether the page has a `main` element without text, pictures or controls. */
function isEmpty(html: Uint8Array): boolean {
  const main = /<main\b[^>]*>(.*?)<\/main>/s.exec(new TextDecoder().decode(html))?.[1];
  if (main === undefined) return false;
  return !/<(img|svg|input|button|canvas|video|iframe)\b/.test(main) && !main.replace(/<[^>]*>/g, '').trim();
}
