import type { HydrationState, StaticHandlerContext } from 'react-router-dom';
import type { PartState } from '../parts/parts.ts';
import type { RootData } from '../app/root-loader.ts';

/** What the page's script starts with. */
export interface PageData {
  publicKey: string;
  /** Address of the file with the site's data. Absent where it could not be written: then the API is asked. */
  siteFile?: string;
  user?: RootData['user'];
  /** Absent on the fallback page, which is rendered in the browser. The shell's own data is `siteFile` and `user`. */
  hydration?: HydrationState;
  /** What became of the parts that the page shows, by their names. */
  parts?: Record<string, PartState>;
}

/** As the page's HTML carries it, in a JSON element that the browser never executes. */
interface Written extends Pick<PageData, 'publicKey' | 'siteFile'> {
  /** What every visitor gets who gets the same page. */
  page?: Pick<HydrationState, 'loaderData' | 'errors'> & Pick<PageData, 'parts'>;
  visitor?: Pick<RootData, 'user'> & Pick<PageData, 'parts'>;
}

const PAGE = 'page-data';

// `<` would end the element or open a comment; the line separators are not valid inside older JavaScript strings.
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign]!);

const element = (json: string) => `<script type="application/json" id="${PAGE}">${json}</script>`;

/** JSON of the page's data, without what the shell knows of site and visitor. */
export const pageJson = (
  { loaderData: { root: _shells, ...loaderData }, errors }: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
  parts: Record<string, PartState>,
): string => escapeJson({ loaderData, errors: flattenErrors(errors), parts } satisfies Written['page']);

export function pageDataElement(
  { publicKey, siteFile }: Pick<PageData, 'publicKey' | 'siteFile'>,
  page: string,
  root: RootData | undefined,
  parts: Record<string, PartState>,
): string {
  const visitor = root && escapeJson({ user: root.user, parts } satisfies Written['visitor']);
  // Put together as text: the page's JSON is there already.
  const known = escapeJson({ publicKey, siteFile } satisfies Written).slice(0, -1);
  return element(`${known},"page":${page}${visitor ? `,"visitor":${visitor}` : ''}}`);
}

/** Of a page that the browser renders. */
export const bareDataElement = (publicKey: string): string => element(escapeJson({ publicKey } satisfies Written));

export function readPageData(): PageData {
  // A script alone: an editor's heading may have any anchor.
  const text = document.querySelector(`script#${PAGE}`)!.textContent;
  const { publicKey, siteFile, page, visitor } = JSON.parse(text) as Written;
  if (!page) return { publicKey };
  return {
    publicKey,
    siteFile,
    user: visitor?.user,
    hydration: { loaderData: page.loaderData, actionData: null, errors: reviveErrors(page.errors) },
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
