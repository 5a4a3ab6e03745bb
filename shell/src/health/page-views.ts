import type { BeaconInput, FailureKind } from '@site/contracts/beacon';

type View = BeaconInput['views'][number];

/** Pages and parts that the document has shown since the last report, with their failures. */
const views = new Map<string, { remote: string; page: string; failures: Set<FailureKind> }>();
let current: { remote: string; page: string } | undefined;

function viewOf({ remote, page }: { remote: string; page: string }) {
  const key = `${remote}/${page}`;
  const view = views.get(key) ?? { remote, page, failures: new Set() };
  views.set(key, view);
  return view;
}

/** Records that the visitor sees a page. */
export function viewPage(page: { remote: string; page: string }) {
  current = page;
  viewOf(page);
}

/** Records a failure of the page or part, by default of the page that the visitor sees. */
export function recordFailure(kind: FailureKind, page = current) {
  if (page) viewOf(page).failures.add(kind);
}

/** Returns the views that are not reported yet, the first one first, and forgets them. */
export function takeViews(): View[] {
  const taken = [...views.values()].map(({ failures, ...page }) => ({ ...page, failures: [...failures] }));
  views.clear();
  return taken;
}
