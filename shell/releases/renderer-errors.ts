import type { PageName } from '@site/contracts/renderer';

/**
 * A request whose renderer died or fell silent. `part`: its own page did it, a part that the page
 * shows, another page, or nobody knows, because the shell release is older than the messages that tell.
 */
export class RendererLost extends Error {
  override name = 'RendererLost';
  readonly part: 'culprit' | 'its part' | 'bystander' | 'unknown';

  constructor(reason: string, part: RendererLost['part']) {
    super(reason);
    this.part = part;
  }
}

/** The page is held, and nothing of it was rendered. */
export class PageHeld extends Error {
  override name = 'PageHeld';
  readonly page: PageName;

  constructor(page: PageName) {
    super(`${page.remote} ${page.version}: the page "${page.page}" is held`);
    this.page = page;
  }
}

/** The page has stopped its renderers, and not even its frame can be rendered. In the browser it would do the same. */
export class PageStopped extends Error {
  override name = 'PageStopped';
}

/** More pages wait than can be served in time. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}
