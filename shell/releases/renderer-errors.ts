import type { PageName } from '@site/contracts/renderer';

/**
 * The renderer of a request died or stopped responding. `part`, the role of the request: its own page is the cause, a
 * part that the page shows, another page, or unknown, because an older shell release does not report it.
 */
export class RendererLost extends Error {
  override name = 'RendererLost';
  readonly part: 'culprit' | 'its part' | 'bystander' | 'unknown';

  constructor(reason: string, part: RendererLost['part']) {
    super(reason);
    this.part = part;
  }
}

/** The page is in quarantine, and none of its code has run. */
export class PageQuarantined extends Error {
  override name = 'PageQuarantined';
  readonly page: PageName;

  constructor(page: PageName) {
    super(`${page.remote} ${page.version}: the page "${page.page}" is in quarantine`);
    this.page = page;
  }
}

/** The page stops its renderers, and even its error block cannot be rendered. The browser must not render it either. */
export class PageStopped extends Error {
  override name = 'PageStopped';
}

/** The renderer did not finish the page in time; it may be blocked. */
export class PageTimeout extends Error {
  override name = 'PageTimeout';
}

export class Overloaded extends Error {
  override name = 'Overloaded';
}
