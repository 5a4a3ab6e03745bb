import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './lib/builds.ts';
import { generatePage, generateRemote } from './lib/generator.ts';
import { GeneratorError } from './lib/names.ts';
import { routeOwners } from './lib/route-owners.ts';

const USAGE = `A new remote, or a new page of one.

  npm run generate -- remote <name>                  mf-<name> with a page at /<name>
  npm run generate -- page <remote> <page> <path>    such as: page mf-catalog stands /catalog/stands

Exit codes: 0 done; 1 refused, nothing written; 2 the command was used wrongly.`;

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };

function report(files: string[], next: string[]) {
  console.log(
    [
      'Written:',
      ...files.map((file) => `  ${relative(root, file)}`),
      '',
      'Next:',
      ...next.map((line) => `  ${line}`),
    ].join('\n'),
  );
}

const owners = () => routeOwners(root);

async function generate([kind, ...args]: string[]) {
  if (kind === 'remote' && args.length === 1) {
    const [name] = args as [string];
    const files = await generateRemote(root, name, owners);
    report(files, [
      `npx --yes ${packageManager} install`,
      `npm test --prefix mf-${name}`,
      `npm run build --prefix mf-${name}`,
      `npm run remotes -- publish mf-${name}`,
      `npm run remotes -- activate mf-${name}     (while the site runs)`,
      `npm run dev -- mf-${name}                  (to work on it with hot reload)`,
    ]);
  } else if (kind === 'page' && args.length === 3) {
    const [remote, page, path] = args as [string, string, string];
    const files = await generatePage(root, { remote, page, path }, owners);
    report(files, [
      `npm test --prefix ${remote}`,
      `npm run dev -- ${remote}                  (to work on it with hot reload)`,
      'Links to the page: add a builder to shared/contracts/src/paths.ts.',
    ]);
  } else if (kind === '--help' || kind === '-h') console.log(USAGE);
  else throw new GeneratorError(USAGE, 2);
}

try {
  await generate(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof GeneratorError ? error.message : error);
  process.exitCode = error instanceof GeneratorError ? error.exitCode : 1;
}
