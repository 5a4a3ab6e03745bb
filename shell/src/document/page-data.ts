import type { SiteData } from '@site/contracts/site-data';
import type { HydrationState } from 'react-router-dom';
import type { PartState } from '../parts/parts.ts';
import type { RootData } from '../app/root-loader.ts';

/** What the page's HTML carries for its script, in a JSON element that the browser never executes. */
export interface PageDataElement {
  publicKey: string;
  /** Absent on the fallback page, which is rendered in the browser. */
  hydration?: HydrationState;
  /** What became of the parts that the page shows, by their names. */
  parts?: Record<string, PartState>;
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

export function pageDataElements({ publicKey, hydration, parts }: PageDataElement): string {
  const root = hydration?.loaderData?.root as RootData | undefined;
  if (!hydration || !root) return element(PAGE, escapeJson({ publicKey, hydration, parts }));
  const { site, ...rest } = root;
  const loaderData = { ...hydration.loaderData, root: rest };
  return siteElement(site) + element(PAGE, escapeJson({ publicKey, hydration: { ...hydration, loaderData }, parts }));
}

/** Of a script alone: an editor's heading may have any anchor. */
const read = (id: string): unknown => {
  const text = document.querySelector(`script#${id}`)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

export function readPageData(): PageDataElement {
  const { hydration, ...rest } = read(PAGE) as PageDataElement;
  const site = read(SITE);
  if (site) Object.assign(hydration?.loaderData?.root as RootData, { site });
  return { ...rest, hydration: hydration && { ...hydration, errors: reviveErrors(hydration.errors) } };
}

/** Errors travel as plain objects; the router tells an error answer by its shape, and anything else by being an Error. */
export function flattenErrors(errors: HydrationState['errors']): HydrationState['errors'] {
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
