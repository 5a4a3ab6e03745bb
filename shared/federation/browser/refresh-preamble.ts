import { injectIntoGlobalHook } from 'react-refresh/runtime';

interface DevToolsHook {
  inject(renderer: object): number;
  renderers: Map<number, object>;
}

// React registers with this hook when it loads. The hook of the refresh runtime does not keep the renderers; a remote
// later loads a refresh runtime of its own, which looks for React among them.
injectIntoGlobalHook(globalThis);
const hook = (globalThis as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: DevToolsHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
const originalInject = hook.inject;
hook.inject = (renderer) => {
  const id = originalInject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
