export {
  oneByOne,
  type Bulk,
  type BulkAction,
  type BulkChoice,
  type BulkOutcome,
  type PlainAction,
} from './bulk-action.ts';
export { BulkList } from './bulk-list.tsx';
export { SelectPage, SelectRow } from './select-box.tsx';
export { useSelection } from './use-selection.ts';
