/** `npm run bench`: all sections; `npm run bench -- catalogue`: one of them. */
const sections: Record<string, () => Promise<unknown>> = {
  site: () => import('./bench.ts'),
  load: () => import('./load.ts'),
  catalogue: () => import('./catalogue.ts'),
  content: () => import('./content.ts'),
  dev: () => import('./dev.ts'),
  rules: () => import('./rules.ts'),
  keys: () => import('./keys.ts'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !sections[name]);
if (unknown.length) {
  console.error(`No section ${unknown.join(', ')}. There are: ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}
for (const name of asked.length ? asked : Object.keys(sections)) await sections[name]!();

export {};
