import type { ClientComposition } from '@site/contracts/composition';
import { releaseUrl } from '@site/contracts/composition';
import type { OverrideClaim } from '@site/contracts/override';
import type { Release } from '@site/contracts/release';

export const OVERRIDE_PARAMETER = 'override';

interface OverridePage {
  claim: OverrideClaim;
  composition: ClientComposition;
  shell: Release;
  nonce: string;
  publicKey: string;
}

/**
 * A page that its script renders, with the development release of the shell. The browser reads the remote's description
 * from the development server on the developer's machine, which a hosted site cannot reach.
 */
export function overridePage({ claim, composition, shell, nonce, publicKey }: OverridePage): string {
  const url = (file: string) => releaseUrl(shell.name, shell.version, file);
  const styles = shell.client.assets.css.map((file) => `<link rel="stylesheet" href="${url(file)}">`).join('');
  const scripts = [...shell.client.assets.js, shell.client.entry].map(url);
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Разработка</title>${styles}</head><body><div id="root"></div>`,
    `<div id="away" lang="en" style="padding: 2rem" hidden><h1>${claim.name} is under development, and ${claim.origin} does not respond</h1>`,
    `<p>This page retries until “npm run dev -- ${claim.name}” responds there.</p>${WAY_BACK}</div>`,
    `<script type="application/json" id="page-data">${json({ publicKey })}</script>`,
    `<script nonce="${nonce}">(${START})(${json({ claim, composition, scripts })})</script></body></html>`,
  ].join('');
}

/** Page for a site without a development release of the shell: production React has no hot reload. */
export const withoutShellPage = ({ name, shell }: OverrideClaim) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>No shell for development</title></head><body>',
    `<h1>${name} cannot be shown: this site has no development release of the shell${shell ? ` ${shell}` : ''}</h1>`,
    '<p>The operator of the site can publish one: NODE_ENV=development npm run build --prefix shell, then ',
    `npm run remotes -- publish shell/node_modules/.cache/dev-dist.</p>${WAY_BACK}</body></html>`,
  ].join('');

const WAY_BACK = `<p><a href="?${OVERRIDE_PARAMETER}=">Back to the live release</a></p>`;

/** Runs in the browser. While the development server does not respond, shows a notice and retries every second. */
const START = `async ({ claim, composition, scripts }) => {
  const describe = () => fetch(claim.origin + '/override.json').then((response) => response.json()).catch(() => {});
  const away = document.getElementById('away');
  let described;
  while (!(described = await describe())) {
    away.hidden = false;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  away.hidden = true;
  const remote = { ...described, name: claim.name, version: 'development', integrity: '' };
  const others = composition.remotes.filter(({ name }) => name !== claim.name);
  self.COMPOSITION = { ...composition, remotes: [...others, remote] };
  for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
}`;

/** JSON that is safe inside a script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
