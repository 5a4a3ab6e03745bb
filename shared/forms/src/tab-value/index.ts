export { useTabValue } from './use-tab-value.ts';
