import { buildAll } from '../../deploy/site/steps.ts';
import { requested } from './options.ts';

/** `npm run bench`: all sections; `npm run bench -- catalogue`: one of them. `phone` and `catalogue` have options. */
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

const unknown = requested.filter((name) => !sections[name]);
if (unknown.length) {
  console.error(`Unknown section ${unknown.join(', ')}. Use one of: ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}
if (!(await buildAll())) process.exit(1);
for (const name of requested.length ? requested : Object.keys(sections)) await sections[name]!();
