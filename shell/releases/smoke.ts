import { partModule } from '@site/contracts/composition';
import { paths } from '@site/contracts/paths';
import type { Incident, RendererOptions } from '@site/contracts/renderer';
import type { Problem } from './release-error.ts';
import { Renderer } from './renderer.ts';
import type { Touched } from './touched.ts';

/** The site that a release is tried for. */
export interface SiteOptions extends Pick<RendererOptions, 'apiOrigin' | 'publicKey' | 'siteOrigin'> {
  /** Most memory of a renderer, in MB. */
  rendererMemory: number;
  /** How long a page may take, in ms; absent: as long as one of a visitor. */
  pageTimeout?: number;
}

/**
 * Renders pages of a composition that is not live yet. What throws while it loads or renders, loops for ever or needs a
 * shared version that is not there is found here, and not by a visitor. Returns everything that speaks against it.
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
      const { reason, isHung } = await tryPage(renderer, page, allowMissing);
      const owner = page.answeredBy ? ` (${page.answeredBy})` : '';
      if (reason) problems.push({ release: page.answeredBy, message: `${page.url}${owner} ${reason}` });
      if (isHung) break; // One renderer is one queue: the other pages would wait behind this one.
    }
    // A page is there without its parts: what became of them is in no answer.
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
    // The page for maintenance says itself that the site is not there.
    if (status === 503 && url !== paths.technical())
      return { reason: 'answers 503: is the API up, and the site not in maintenance?' };
    if (status >= 500 && status !== 503) return { reason: `answers ${status}` };
    if ((status === 404 || status === 410) && isExpected && !allowMissing)
      return { reason: `answers ${status}: if that is meant, say --allow-missing` };
    return {};
  } catch (error) {
    const { message } = error as Error;
    return { reason: `does not render: ${message}`, isHung: !message.includes('\n') && /within|stopped/.test(message) };
  }
}
