import type { Composition } from '@site/contracts/composition';
import type { RendererOptions } from '@site/contracts/renderer';
import { Renderer } from '../server/renderer.ts';
import { ReleaseError } from './store.ts';

/** Pages that every composition must render besides those of the release in question. */
const ALWAYS = ['/'];
/** Pages of the release that are tried at the most. */
const MOST = 8;

/**
 * Renders pages of a composition that is not live yet. What throws while it loads or renders, loops for ever or needs a
 * shared version that is not there is found here, and not by a visitor.
 */
export async function smokeTest(options: RendererOptions, name: string) {
  const refuse = (reason: string) => new ReleaseError(`${name} is not activated: ${reason}`);
  const renderer = await Renderer.start(options, () => {}).catch((error: Error) => {
    throw refuse(`the composition does not load: ${error.message}`);
  });
  try {
    const [failure] = renderer.failures;
    if (failure) throw refuse(`the page "${failure.page}" of ${failure.remote} ${failure.version} does not load: ${failure.message}`);
    for (const url of smokeUrls(options.composition, name)) {
      const page = await renderer.render({ url }).catch((error: Error) => {
        throw refuse(`${url} does not render: ${error.message}`);
      });
      if (page.status >= 500 && page.status !== 503) throw refuse(`${url} answers ${page.status}`);
      if (page.status === 503 && url !== '/technical/') throw refuse(`${url} answers 503: is the API up, and the site not in maintenance?`);
    }
  } finally {
    await renderer.retire();
  }
}

/** Addresses without parameters: the rest cannot be guessed. */
function smokeUrls({ remotes }: Composition, name: string): string[] {
  const own = remotes
    .filter((remote) => name === 'shell' || remote.name === name)
    .flatMap(({ routes }) => routes.filter(({ page, path }) => page && !/[:*]/.test(path)))
    .map(({ path }) => (path === '/' ? path : `${path}/`));
  return [...new Set([...ALWAYS, ...own.slice(0, MOST)])];
}
