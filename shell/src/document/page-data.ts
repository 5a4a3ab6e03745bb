import type { HydrationState } from 'react-router-dom';

/** What the page's HTML carries for its script, in a JSON element that the browser never executes. */
export interface PageDataElement {
  publicKey: string;
  /** Absent on the fallback page, which is rendered in the browser. */
  hydration?: HydrationState;
}

const ELEMENT_ID = 'page-data';

// `<` would end the element or open a comment; the line separators are not valid inside older JavaScript strings.
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };
export const escapeJson = (value: unknown): string => JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign]!);

export const pageDataElement = (data: PageDataElement): string =>
  `<script type="application/json" id="${ELEMENT_ID}">${escapeJson(data)}</script>`;

export function readPageData(): PageDataElement {
  const { hydration, ...rest } = JSON.parse(document.getElementById(ELEMENT_ID)!.textContent!) as PageDataElement;
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
    Object.entries(errors).map(([id, error]) => [id, (error as { thrown?: true }).thrown ? new Error('The page failed on the server') : error]),
  );
}
