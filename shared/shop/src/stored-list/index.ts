export { createStoredList } from './stored-list.ts';
