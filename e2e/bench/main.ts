import { parseArgs } from 'node:util';

/** `npm run bench`: all sections; `npm run bench -- catalogue`: one of them. `--runs` is for `phone`, which reads it. */
const sections: Record<string, () => Promise<unknown>> = {
  site: () => import('./bench.ts'),
  remotes: () => import('./remotes.ts'),
  server: () => import('./server.ts'),
  load: () => import('./load.ts'),
  phone: () => import('./phone.ts'),
  catalogue: () => import('./catalogue.ts'),
  content: () => import('./content.ts'),
  dev: () => import('./dev.ts'),
  rules: () => import('./rules.ts'),
  keys: () => import('./keys.ts'),
};

const { positionals: asked } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });
const unknown = asked.filter((name) => !sections[name]);
if (unknown.length) {
  console.error(`No section ${unknown.join(', ')}. There are: ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}
for (const name of asked.length ? asked : Object.keys(sections)) await sections[name]!();
