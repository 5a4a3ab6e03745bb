import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compositionScript, releaseUrl } from '@site/contracts/composition';
import type { Release } from '@site/contracts/release';
import type { RendererOptions } from '@site/contracts/renderer';
import type { RouteHandle } from '../composition/remote-route.tsx';
import { documentHead, pageSecurityPolicy, type DocumentAssets } from '../document/document.ts';

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
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

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
    const inlined = css.replace(/url\((?!["']?(?:data:|https?:|\/))["']?([^)"']+)["']?\)/g, (_, path: string) => `url(${url(release, path)})`);
    return { file, css: inlined };
  };
  const script = (release: Release, file: string) => ({ src: url(release, file), integrity: integrity(release, file) });

  const shellAssets = prepared({
    styles: shell.client.assets.css.map((file) => style(shell, file)),
    fonts: shell.files.map(({ path }) => path.slice('client/'.length)).filter((path) => /-(cyrillic|latin)\.[^/]*woff2$/.test(path)).map((path) => url(shell, path)),
    scripts: [{ src: `/builds/${id}.js`, integrity: sha384(compositionScript(composition)) }, ...shell.client.assets.js.map((file) => script(shell, file)), script(shell, shell.client.entry)],
    preload: [],
  });
  const pages = new Map<string, PageAssets>();
  for (const release of [...remotes, shell])
    for (const [page, files] of Object.entries(release.pages))
      pages.set(
        release === shell ? page : pageKey(page, release.name),
        prepared({
          ...shellAssets,
          styles: [...shellAssets.styles, ...files.css.map((file) => style(release, file))],
          preload: [...(release === shell ? [] : [script(release, release.client.entry)]), ...files.js.map((file) => script(release, file))],
        }),
      );

  return {
    shell: shellAssets,
    of: (handle: RouteHandle | undefined) =>
      (handle?.route.page && pages.get(pageKey(handle.route.page, handle.remote?.name))) || shellAssets,
  };
}

const pageKey = (page: string, remote?: string) => (remote ? `${remote}--${page}` : page);
