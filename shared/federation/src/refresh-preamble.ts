import { injectIntoGlobalHook } from 'react-refresh/runtime';

// React announces itself to this hook as it loads; a remote's own refresh runtime then finds it there.
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
