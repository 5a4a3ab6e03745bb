import '@testing-library/jest-dom/jest-globals';
import { failOnConsole } from './fail-on-console.ts';

// React's own switch: state updates outside act() are reported.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

failOnConsole();
