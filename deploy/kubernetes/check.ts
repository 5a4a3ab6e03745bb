import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../site/install.mjs';

interface Manifest {
  apiVersion: string;
  kind: string;
}

/** Has the schemas of Kubernetes 1.35 as types and as validators. Installed here only, because it has 25 MB. */
const SCHEMAS = 'kubernetes-models@5.1.0';

const strict = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ module: 'nodenext', target: 'es2022' },
  },
  files: ['check.mts'],
};

const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'));
try {
  const manifests = manifestsOf('deploy/kubernetes/example');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  execFileSync('npm', ['install', '--silent', '--no-audit', SCHEMAS], { cwd: folder, stdio: 'inherit' });
  writeFileSync(join(folder, 'check.mts'), typed(manifests));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(strict));
  const tsc = join(root, 'node_modules/.bin/tsc');
  // Unknown fields are errors of the type checker, wrong values of the validators.
  execFileSync(tsc, ['-p', folder], { cwd: root, stdio: 'inherit' });
  execFileSync(process.execPath, ['--import', 'tsx', join(folder, 'check.mts')], { cwd: root, stdio: 'inherit' });
  console.log(`${manifests.length} manifests fit the schemas of Kubernetes`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function manifestsOf(kustomization: string): Manifest[] {
  const yaml = execFileSync('kubectl', ['kustomize', kustomization], { cwd: root, encoding: 'utf8' });
  return parseAllDocuments(yaml).map((document) => document.toJS() as Manifest);
}

/** A program that has each manifest as a typed literal, and validates it. */
function typed(manifests: Manifest[]): string {
  return manifests
    .flatMap((manifest, index) => {
      const { apiVersion, kind } = manifest;
      return [
        `import { ${kind} as Kind${index}, type I${kind} as Fields${index} } from 'kubernetes-models/${apiVersion}';`,
        `const fields${index}: Fields${index} = ${JSON.stringify(manifest, null, 2)};`,
        `new Kind${index}(fields${index}).validate();`,
      ];
    })
    .join('\n');
}
