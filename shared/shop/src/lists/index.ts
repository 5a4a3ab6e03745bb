export { useIsListed, useList, useListActions, type ListName } from './use-list.ts';
