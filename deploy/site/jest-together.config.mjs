import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import base from '../../jest.config.mjs';
import { root } from './install.mjs';

const all = join(root, 'shared/testing/src/all-specs.ts');

/** Specs that replace modules, test a module through all of its states, or listen to the document for good. */
const ALONE = /\.alone\.spec\.tsx?$/;

// With types, no links are followed: through those in node_modules, a walk takes seconds.
const specsIn = (folder, ignored) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => /\.spec\.tsx?$/.test(path) && !ALONE.test(path) && !ignored.some((part) => path.includes(part)))
    .sort();

function together(project) {
  if (!project.testEnvironment.endsWith('browser-environment.mjs')) return project;
  const specs = project.roots.flatMap((folder) => specsIn(folder, project.testPathIgnorePatterns));
  return {
    ...project,
    roots: [...project.roots, join(root, 'shared/testing/src')],
    testMatch: [all, '**/*.alone.spec.{ts,tsx}'],
    testEnvironmentOptions: { root, specs },
  };
}

/**
 * The tests of `jest.config.mjs` in two thirds of the processor time: `all-specs.ts` runs the specs of a package that
 * need a document as one, so that React, the design system and the package's modules are evaluated and compiled once.
 *
 * @type {import('jest').Config}
 */
export default { ...base, rootDir: root, projects: base.projects.map(together) };
