import '@testing-library/jest-dom/jest-globals';
import { failOnConsole } from './fail-on-console.ts';
import { addLayoutStandIns } from './layout-stand-ins.ts';

// React's own switch: state updates outside act() are reported.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

addLayoutStandIns();
failOnConsole();
