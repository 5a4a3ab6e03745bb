import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signOverride } from '../../shared/contracts/src/override.ts';
import type { DevelopmentRemote } from '../../shared/federation/src/dev-server.ts';
import { remoteNames, root } from './packages.ts';

/** Lifetime of the link to a remote under development, in ms. */
const LINK_LIFE = 12 * 3600_000;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } });
const name = positionals[0] ?? '';
if (!remoteNames().includes(name) || (values.site !== undefined && !URL.canParse(values.site))) {
  console.error(`Expected the name of a remote: npm run dev -- ${remoteNames().join(' | ')} [--site https://…]`);
  process.exit(2);
}
const port = Number(process.env.DEV_PORT ?? 3100 + remoteNames().indexOf(name));

// With a hosted site, the checkout needs only the remote and the shared packages.
const site = values.site
  ? { origin: new URL(values.site).origin, secret: process.env.OVERRIDE_SECRET ?? '' }
  : await (await import('./dev-site.ts')).siteOfCheckout();

process.env.NODE_ENV = 'development';
console.log(`Building ${name}`);
// Resolved from the remote, because the build preset is its dependency.
const preset = createRequire(join(root, name, 'package.json')).resolve('@site/federation/dev-server');
const { serveRemote } = (await import(preset)) as { serveRemote: (remote: DevelopmentRemote) => Promise<void> };
await serveRemote({ dir: join(root, name), name, port });

const token = await signOverride(
  {
    name,
    origin: `http://localhost:${port}`,
    shell: 'shell' in site ? site.shell : undefined,
    expires: Date.now() + LINK_LIFE,
  },
  site.secret,
);
console.log(
  `\n  ${name} with hot reload, in this browser only:\n  ${site.origin}/?override=${token}\n  Back to the live release: ${site.origin}/?override=\n`,
);
if (values.site && !site.secret)
  console.warn(
    '  The link is not signed, and a production site rejects it: set OVERRIDE_SECRET to the site’s secret.\n',
  );
