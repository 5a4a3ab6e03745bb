import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compositionScript, releaseUrl } from '@site/contracts/composition';
import type { PageAssets as Files, Release } from '@site/contracts/release';
import type { RendererOptions } from '@site/contracts/renderer';
import type { RouteHandle } from '../composition/remote-route.tsx';
import { documentHead, pageSecurityPolicy, sha256, type DocumentAssets } from '../document/document.ts';

export interface PageAssets extends DocumentAssets {
  /** The page's Content-Security-Policy, given what it lets in from outside. */
  policy: ReturnType<typeof pageSecurityPolicy>;
  /** The document's constant head, encoded once: with its styles it is a third of the page. */
  head: Uint8Array;
}

const prepared = (assets: DocumentAssets): PageAssets => ({
  ...assets,
  policy: pageSecurityPolicy(assets),
  head: new TextEncoder().encode(documentHead(assets)),
});

/** Which files each page of the composition needs, read once: a composition never changes. */
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
    // Addresses in a stylesheet are relative to it; inlined, it has the page's address.
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
      preload: withoutRepeats([
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
  /** A page shows one set of parts, or with something amiss a part of it: there are few of them. */
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
      // A site built as a single bundle has it in the shell's release, as it has the pages.
      const bundled = shell.pages[pageKey(`parts-${part}`, owner.name)];
      return bundled ? withFiles(assets, shell, bundled) : withFiles(assets, owner, owner.parts[part]!);
    }, own);
    pagesWithParts.set(key, all);
    return all;
  }

  return { shell: shellAssets, of: ofPage };
}

const withoutRepeats = (scripts: DocumentAssets['preload']) => [
  ...new Map(scripts.map((one) => [one.src, one])).values(),
];

const pageKey = (page: string, remote?: string) => (remote ? `${remote}--${page}` : page);
