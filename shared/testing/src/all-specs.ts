import { relative } from 'node:path';
import { afterAll, describe } from '@jest/globals';
import { toastQueue } from '@site/runtime/shell';

interface Block {
  children: Block[];
}

/** Set by `browser-environment.mjs`: the repository, the absolute paths of a package's specs, the state of Jest's runner. */
declare const specsTogether: {
  root: string;
  specs: string[];
  runner: { rootDescribeBlock: Block; currentDescribeBlock: Block };
};

const { root, specs, runner } = specsTogether;
const outside = runner.rootDescribeBlock;

/** The specs share a document and the queue of toasts. */
function clearPage() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  toastQueue.setState({ toasts: [] });
}

// `describe` does not wait for an import, so the runner's current block is set.
for (const spec of specs) {
  describe(relative(root, spec), () => {});
  runner.currentDescribeBlock = outside.children.at(-1)!;
  await import(spec);
  afterAll(clearPage);
  runner.currentDescribeBlock = outside;
}
