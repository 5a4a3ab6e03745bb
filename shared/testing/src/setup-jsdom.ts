import '@testing-library/jest-dom/jest-globals';
import { beforeEach } from '@jest/globals';
import { configure } from '@testing-library/react';
import { failOnConsole } from './fail-on-console.ts';
import { addLayoutStandIns } from './layout-stand-ins.ts';
import { keepErrorsShortWhileWaiting } from './short-errors-while-waiting.ts';

// React's switch for warnings about state updates outside act(). Waits that overlap leave it off.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

// Lazy modules load slowly on a busy machine; a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 20_000 });
keepErrorsShortWhileWaiting();
addLayoutStandIns();
failOnConsole();
