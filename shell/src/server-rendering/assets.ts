import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compositionScript, releaseUrl } from '@site/contracts/composition';
import type { PageAssets as Files, Release } from '@site/contracts/release';
import type { RendererOptions } from '@site/contracts/renderer';
import type { RouteHandle } from '../composition/route-handle.ts';
import { documentHead, pageSecurityPolicy, sha256, type DocumentAssets } from '../document/document.ts';

export interface PageAssets extends DocumentAssets {
  /** Returns the page's Content-Security-Policy for the given external sources. */
  policy: ReturnType<typeof pageSecurityPolicy>;
  /** The constant head of the document, encoded once; with its styles it is a third of the page. */
  head: Uint8Array;
}

const prepared = (assets: DocumentAssets): PageAssets => ({
  ...assets,
  policy: pageSecurityPolicy(assets),
  head: new TextEncoder().encode(documentHead(assets)),
});

/** Files of each page of the composition, read once, because a composition is immutable. */
export function createAssets({ composition, folders }: RendererOptions) {
  const { shell, remotes, id } = composition;
  const url = (release: Release, file: string) => releaseUrl(release.name, release.version, file);
  const integrity = (release: Release, file: string) => {
    const found = release.files.find(({ path }) => path === `client/${file}`);
    if (!found) throw new Error(`${release.name} ${release.version} lists no client/${file}`);
    return found.integrity;
  };
  const style = (release: Release, file: string) => {
    const css = readFileSync(join(folders[release.name]!, 'client', file), 'utf8');
    // URLs in a stylesheet are relative to it, but relative to the page once it is inlined.
    const inlined = css.replace(
      /url\((?!["']?(?:data:|https?:|\/))["']?([^)"']+)["']?\)/g,
      (_, path: string) => `url(${url(release, path)})`,
    );
    return { file, css: inlined };
  };
  const script = (release: Release, file: string) => ({ src: url(release, file), integrity: integrity(release, file) });

  const shellAssets = prepared({
    styles: shell.client.assets.css.map((file) => style(shell, file)),
    fonts: shell.files
      .map(({ path }) => path.slice('client/'.length))
      .filter((path) => /\.woff2$/.test(path))
      .map((path) => url(shell, path)),
    scripts: [
      { src: `/builds/${id}.js`, integrity: sha256(compositionScript(composition)) },
      ...shell.client.assets.js.map((file) => script(shell, file)),
      script(shell, shell.client.entry),
    ],
    preload: [],
  });
  const withFiles = (assets: DocumentAssets, release: Release, files: Files): PageAssets =>
    prepared({
      ...assets,
      styles: [...assets.styles, ...files.css.map((file) => style(release, file))],
      preload: deduplicated([
        ...assets.preload,
        ...(release === shell ? [] : [script(release, release.client.entry)]),
        ...files.js.map((file) => script(release, file)),
      ]),
    });

  const pages = new Map<string, PageAssets>();
  for (const release of [...remotes, shell])
    for (const [page, files] of Object.entries(release.pages))
      pages.set(release === shell ? page : pageKey(page, release.name), withFiles(shellAssets, release, files));

  const owners = new Map(remotes.flatMap((remote) => Object.keys(remote.parts).map((part) => [part, remote])));
  /** Assets by page and set of shown parts. A page has few such sets: all its parts, or fewer after failures. */
  const pagesWithParts = new Map<string, PageAssets>();

  function ofPage(handle: RouteHandle | undefined, parts: string[]): PageAssets {
    const page = handle?.route.page ? pageKey(handle.route.page, handle.remote?.name) : '';
    const own = pages.get(page) ?? shellAssets;
    if (!parts.length) return own;
    const key = [page, ...parts.toSorted()].join();
    const known = pagesWithParts.get(key);
    if (known) return known;
    const all = parts.reduce((assets, part) => {
      const owner = owners.get(part);
      if (!owner) return assets;
      // A single-bundle site has the parts, like the pages, in the shell's release.
      const bundled = shell.pages[pageKey(`parts-${part}`, owner.name)];
      return bundled ? withFiles(assets, shell, bundled) : withFiles(assets, owner, owner.parts[part]!);
    }, own);
    pagesWithParts.set(key, all);
    return all;
  }

  return { shell: shellAssets, of: ofPage };
}

const deduplicated = (scripts: DocumentAssets['preload']) => [
  ...new Map(scripts.map((one) => [one.src, one])).values(),
];

const pageKey = (page: string, remote?: string) => (remote ? `${remote}--${page}` : page);
