import type { SiteData } from '@site/contracts/site-data';
import type { HydrationState, StaticHandlerContext } from 'react-router-dom';
import type { PartState } from '../parts/parts.ts';
import type { RootData } from '../app/root-loader.ts';

/** What the page's script starts with. */
export interface PageData {
  publicKey: string;
  /** Absent on the fallback page, which is rendered in the browser. */
  hydration?: HydrationState;
  /** What became of the parts that the page shows, by their names. */
  parts?: Record<string, PartState>;
}

/** As the page's HTML carries it, in a JSON element that the browser never executes. */
interface Written extends Pick<PageData, 'publicKey'> {
  /** What every visitor gets who gets the same page. */
  page?: Pick<HydrationState, 'loaderData' | 'errors'> & Pick<PageData, 'parts'>;
  visitor?: Pick<RootData, 'user'> & Pick<PageData, 'parts'>;
}

const PAGE = 'page-data';
const SITE = 'site-data';

// `<` would end the element or open a comment; the line separators are not valid inside older JavaScript strings.
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign]!);

const element = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;

/** The same for every page until the API answers again, and a third of a page's data: it is written out once. */
const siteElements = new WeakMap<SiteData, string>();
function siteElement(site: SiteData): string {
  const kept = siteElements.get(site) ?? element(SITE, escapeJson(site));
  siteElements.set(site, kept);
  return kept;
}

/** JSON of the page's data, without what the shell knows of site and visitor. */
export const pageJson = (
  { loaderData: { root: _shells, ...loaderData }, errors }: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
  parts: Record<string, PartState>,
): string => escapeJson({ loaderData, errors: flattenErrors(errors), parts } satisfies Written['page']);

export function pageDataElements(
  publicKey: string,
  page: string,
  root: RootData | undefined,
  parts: Record<string, PartState>,
): string {
  const visitor = root && escapeJson({ user: root.user, parts } satisfies Written['visitor']);
  // Put together as text: the page's JSON is there already.
  const json = `{"publicKey":${escapeJson(publicKey)},"page":${page}${visitor ? `,"visitor":${visitor}` : ''}}`;
  return (root ? siteElement(root.site) : '') + element(PAGE, json);
}

/** Of a page that the browser renders. */
export const bareDataElement = (publicKey: string): string =>
  element(PAGE, escapeJson({ publicKey } satisfies Written));

/** Of a script alone: an editor's heading may have any anchor. */
const read = (id: string): unknown => {
  const text = document.querySelector(`script#${id}`)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

export function readPageData(): PageData {
  const { publicKey, page, visitor } = read(PAGE) as Written;
  if (!page) return { publicKey };
  const root = visitor && { site: read(SITE), user: visitor.user };
  return {
    publicKey,
    hydration: {
      loaderData: { ...page.loaderData, ...(root && { root }) },
      actionData: null,
      errors: reviveErrors(page.errors),
    },
    parts: { ...page.parts, ...visitor?.parts },
  };
}

/** Errors travel as plain objects; the router tells an error answer by its shape, and anything else by being an Error. */
function flattenErrors(errors: StaticHandlerContext['errors']): HydrationState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, error instanceof Error ? { thrown: true } : error]),
  );
}

function reviveErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      (error as { thrown?: true }).thrown ? new Error('The page failed on the server') : error,
    ]),
  );
}
