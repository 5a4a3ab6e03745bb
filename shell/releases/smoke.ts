import { partModule } from '@site/contracts/composition';
import { paths } from '@site/contracts/paths';
import type { Incident, RendererOptions } from '@site/contracts/renderer';
import type { Problem } from './release-error.ts';
import { PageTimeout, RendererLost } from './renderer-errors.ts';
import { Renderer } from './renderer.ts';
import type { Touched } from './touched.ts';

export interface SiteOptions extends Pick<RendererOptions, 'apiOrigin' | 'publicKey' | 'siteOrigin'> {
  /** Limit of the renderer's JavaScript heap, in MB. */
  rendererMemory: number;
  /** In ms. Default: the timeout of a visitor's page. */
  pageTimeout?: number;
}

/**
 * Renders pages of a composition that is not live yet, to find code that throws while it loads or renders, loops
 * endlessly or needs a missing shared version. Returns all problems.
 */
export async function smokeProblems(
  options: RendererOptions,
  pages: Touched[],
  { allowMissing, memory, pageTimeout }: { allowMissing: boolean; memory: number; pageTimeout?: number },
): Promise<Problem[]> {
  const incidents: Incident[] = [];
  let renderer: Renderer;
  try {
    renderer = await Renderer.start(options, (incident) => incidents.push(incident), { memory, pageTimeout });
  } catch (error) {
    return [{ message: `The composition does not load: ${(error as Error).message}` }];
  }
  try {
    const problems: Problem[] = renderer.failures.map(({ remote, version, page, message }) => ({
      release: remote,
      message: `The ${named(page)} of ${remote} ${version} does not load: ${message}`,
    }));
    for (const page of pages) {
      const { reason, isBlocked } = await tryPage(renderer, page, allowMissing);
      const owner = page.owner ? ` (${page.owner})` : '';
      if (reason) problems.push({ release: page.owner, message: `${page.url}${owner} ${reason}` });
      if (isBlocked) break; // The only renderer is lost or blocked: the other pages would fail too.
    }
    // A page renders without a failed part, so that failed parts appear only as incidents.
    for (const { remote, version, page, message } of incidents)
      if (partOf(page))
        problems.push({ release: remote, message: `The ${named(page)} of ${remote} ${version}: ${message}` });
    return problems;
  } finally {
    await renderer.retire();
  }
}

const partOf = (page: string) => (page.startsWith(partModule('')) ? page.slice(partModule('').length) : undefined);
const named = (page: string) => (partOf(page) ? `part "${partOf(page)}"` : `page "${page}"`);

async function tryPage(renderer: Renderer, { url, isExpected }: Touched, allowMissing: boolean) {
  try {
    const { status } = await renderer.render({ url });
    // The maintenance page itself responds with 503.
    if (status === 503 && url !== paths.technical())
      return { reason: 'responds with 503; check that the API runs and that the site is not in maintenance' };
    if (status >= 500 && status !== 503) return { reason: `responds with ${status}` };
    if ((status === 404 || status === 410) && isExpected && !allowMissing)
      return { reason: `responds with ${status}; pass --allow-missing if this is intended` };
    return {};
  } catch (error) {
    return {
      reason: `does not render: ${(error as Error).message}`,
      isBlocked: error instanceof PageTimeout || error instanceof RendererLost,
    };
  }
}
