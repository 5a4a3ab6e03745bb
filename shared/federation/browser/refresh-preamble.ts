import { injectIntoGlobalHook } from 'react-refresh/runtime';

interface DevToolsHook {
  inject(renderer: object): number;
  renderers: Map<number, object>;
}

// React announces itself to this hook as it loads. The hook that the refresh runtime makes forgets who did; a remote
// brings a refresh runtime of its own later, which looks for React among the renderers.
injectIntoGlobalHook(globalThis);
const hook = (globalThis as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: DevToolsHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
const announce = hook.inject;
hook.inject = (renderer) => {
  const id = announce.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
