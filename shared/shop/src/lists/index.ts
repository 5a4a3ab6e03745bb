export { useList, type ListName } from './use-list.ts';
