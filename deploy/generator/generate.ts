import { relative } from 'node:path';
import { root } from '../site/packages.ts';
import { install } from '../site/install.mjs';
import { generatePage, generateRemote } from './generator.ts';
import { GeneratorError } from './names.ts';
import { removePage, removeRemote } from './remove.ts';
import { linkContracts, routeClaims } from './route-claims.ts';

const USAGE = `Adds a remote or a page, or removes one again unless its files were edited.

  npm run generate -- remote <name>                  mf-<name> with a page at /<name>
  npm run generate -- page <remote> <page> <path>    such as: page mf-catalog stands /catalog/stands
  npm run generate -- remove remote <name>
  npm run generate -- remove page <remote> <page>

Exit codes: 0 done; 1 rejected, nothing changed; 2 wrong usage.`;

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

const claims = () => routeClaims(root);

async function generate([kind, ...args]: (string | undefined)[]) {
  if (kind === 'remote' && args.length === 1) {
    const [name] = args as [string];
    const files = await generateRemote(root, name, claims);
    installWorkspace();
    report(files, [
      `npm test --prefix mf-${name}`,
      `npm run build --prefix mf-${name}`,
      `npm run remotes -- publish mf-${name}`,
      `npm run remotes -- activate mf-${name}     (while the site runs)`,
      `npm run dev -- mf-${name}                  (to work on it with hot reload)`,
    ]);
  } else if (kind === 'page' && args.length === 3) {
    const [remote, page, path] = args as [string, string, string];
    const files = await generatePage(root, { remote, page, path }, claims);
    report(files, [
      `npm test --prefix ${remote}`,
      `npm run dev -- ${remote}                  (to work on it with hot reload)`,
      'Links to the page: add a builder to shared/contracts/src/paths.ts.',
    ]);
  } else if (kind === 'remove' && args[0] === 'remote' && args.length === 2) {
    await removeRemote(root, args[1]!);
    installWorkspace();
    console.log(
      `Removed. If it has been live, retire it on the site too: npm run remotes -- retire ${args[1]!.replace(/^(mf-)?/, 'mf-')}`,
    );
  } else if (kind === 'remove' && args[0] === 'page' && args.length === 3) {
    await removePage(root, args[1]!, args[2]!);
    console.log('Removed.');
  } else if (kind === '--help' || kind === '-h') console.log(USAGE);
  else throw new GeneratorError(USAGE, 2);
}

/** Updates the lockfile after an added or removed remote, so that its build and tests can run at once. */
function installWorkspace() {
  if (install('--no-frozen-lockfile') !== 0)
    throw new GeneratorError(
      'The packages could not be installed: see the output above, fix the cause and run the command again',
      1,
    );
}

try {
  const [kind, ...args] = process.argv.slice(2);
  // A single install for everything new, after the files are written.
  const uninstalled = kind === 'remove' ? [] : await linkContracts(root);
  await generate([kind, ...args]);
  if (kind === 'page' && uninstalled.length) installWorkspace();
} catch (error) {
  console.error(error instanceof GeneratorError ? error.message : error);
  process.exitCode = error instanceof GeneratorError ? error.exitCode : 1;
}
