import type { HydrationState, StaticHandlerContext } from 'react-router-dom';
import type { PartState } from '../parts/parts.ts';
import type { RootData } from '../session/root-loader.ts';

export interface PageData {
  publicKey: string;
  /** Share of documents that report to the host. */
  beacons?: number;
  /** URL of the file with the site's data. Absent if it could not be written; the browser then calls the API. */
  siteFile?: string;
  user?: RootData['user'];
  /** Absent on the fallback page, which is rendered in the browser. The shell's own data is `siteFile` and `user`. */
  hydration?: HydrationState;
  parts?: Record<string, PartState>;
}

/** Serialised form in the page's HTML, in a JSON element that the browser does not execute. */
interface Written extends Pick<PageData, 'publicKey' | 'siteFile' | 'beacons'> {
  /** Page that the document reports if the shell does not start (`document.ts`). */
  view?: { composition: string; remote: string; page: string };
  /** Data shared by all visitors of the page. */
  page?: Pick<HydrationState, 'loaderData' | 'errors'> & Pick<PageData, 'parts'>;
  visitor?: Pick<RootData, 'user'> & Pick<PageData, 'parts'>;
}

export const PAGE_DATA = 'page-data';

// `<` could end the element or open a comment; the line separators are invalid in strings of older JavaScript.
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign]!);

const element = (json: string) => `<script type="application/json" id="${PAGE_DATA}">${json}</script>`;

/** Returns the JSON of the page's data, without the root loader's data of site and visitor. */
export const pageJson = (
  { loaderData: { root: _shells, ...loaderData }, errors }: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
  parts: Record<string, PartState>,
): string => escapeJson({ loaderData, errors: flattenErrors(errors), parts } satisfies Written['page']);

export function pageDataElement(
  known: Pick<Written, 'publicKey' | 'siteFile' | 'beacons' | 'view'>,
  page: string,
  root: RootData | undefined,
  parts: Record<string, PartState>,
): string {
  const visitor = root && escapeJson({ user: root.user, parts } satisfies Written['visitor']);
  // Concatenated as text, because the page's JSON is already serialised.
  const first = escapeJson(known).slice(0, -1);
  return element(`${first},"page":${page}${visitor ? `,"visitor":${visitor}` : ''}}`);
}

export const bareDataElement = (known: Pick<PageData, 'publicKey' | 'beacons'>): string =>
  element(escapeJson(known satisfies Written));

export function readPageData(): PageData {
  // `script#`, because a heading by an editor can have the same id.
  const text = document.querySelector(`script#${PAGE_DATA}`)!.textContent;
  const { publicKey, beacons, siteFile, page, visitor } = JSON.parse(text) as Written;
  if (!page) return { publicKey, beacons };
  return {
    publicKey,
    beacons,
    siteFile,
    user: visitor?.user,
    hydration: { loaderData: page.loaderData, actionData: null, errors: reviveErrors(page.errors) },
    parts: { ...page.parts, ...visitor?.parts },
  };
}

/**
 * Converts errors to plain objects. The router recognises an error response by its shape, other errors by their class.
 */
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
