export { type Change, type ShopAnswer } from './changes.ts';
export { useChange } from './use-change.ts';
