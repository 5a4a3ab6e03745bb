export { DialogSearch } from './dialog-search.tsx';
export { useFound } from './use-found.ts';
