export { oneByOne, type Bulk, type BulkAction, type BulkOutcome } from './bulk-action.ts';
export { BulkList } from './bulk-list.tsx';
export { SelectPage, SelectRow } from './select-box.tsx';
export { useSelection } from './use-selection.ts';
