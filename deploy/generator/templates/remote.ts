import { routeEntry } from './page.ts';

/** Returns the package files around the pages, which differ between remotes only in the name. */
export const remoteFiles = (name: string, path: string): Record<string, string> => ({
  'package.json': manifest(`mf-${name}`),
  'tsconfig.json': tsconfig,
  'webpack.config.ts': webpackConfig(`mf-${name}`),
  'src/routes.ts': routes(routeEntry({ page: name, path })),
  'README.md': readme(name, path),
});

const manifest = (remote: string) =>
  `${JSON.stringify(
    {
      name: remote,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: {
        build: 'site-build',
        test: `NODE_OPTIONS=--experimental-vm-modules jest --config ../jest.config.mjs --selectProjects ${remote}`,
        types: 'tsc -p tsconfig.json',
        lint: 'oxlint --config ../oxlint.config.mjs src',
        release: `node ../deploy/site/remotes.mjs publish ${remote}`,
      },
      dependencies: {
        '@site/contracts': 'workspace:*',
        '@site/runtime': 'workspace:*',
        '@site/ui': 'workspace:*',
        react: 'catalog:',
      },
      devDependencies: {
        '@site/federation': 'workspace:*',
        '@site/testing': 'workspace:*',
      },
    },
    null,
    2,
  )}\n`;

const tsconfig = `{
  "extends": "../tsconfig.mixed.json",
  "compilerOptions": { "tsBuildInfoFile": "node_modules/.cache/types.tsbuildinfo" },
  "include": ["src", "../shared/*/src/*.d.ts"]
}
`;

const webpackConfig = (remote: string) => `import { remoteConfig } from '@site/federation/preset';

export default await remoteConfig(import.meta.dirname, '${remote}');
`;

const routes = (entry: string) => `import { defineRoutes } from '@site/contracts/remote';

export const routes = defineRoutes([${entry}]);
`;

const readme = (name: string, path: string) => `# mf-${name}

A remote of the site. Owns \`${path}\`.

Components come from \`@site/ui\`; [the component page](http://localhost:3000/_ui/) of the running site shows each with its
properties, states and code.

| Folder | What |
|---|---|
| \`src/routes.ts\` | addresses, read by the build |
| \`src/pages/${name}\` | its page: \`route.ts\` (loader, component), the view, styles, spec |

From the root:

\`\`\`
npm run dev -- mf-${name}             # hot reload inside the running site
npm test --prefix mf-${name}
npm run build --prefix mf-${name}
npm run release --prefix mf-${name}   # publish; then: npm run remotes -- activate mf-${name}
\`\`\`
`;
