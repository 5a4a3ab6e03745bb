import type { GoodsReport, ManagedProductRow } from '@site/contracts/manage-goods';
import type { ApiClient } from '@site/runtime';
import type { BulkOutcome } from '@site/staff/bulk';

/** Describes an import of selected products, with its undo. */
export const outcomeOf = (
  api: ApiClient,
  rows: readonly ManagedProductRow[],
  { number, unchanged }: GoodsReport,
): BulkOutcome<ManagedProductRow> => ({
  changed: rows.length - unchanged,
  failed: [],
  note: unchanged > 0 ? 'Остальные уже были в\u00a0этом состоянии.' : undefined,
  undo:
    number === null ? undefined : () => api.call('POST /manage/products/undo/', { query: { number: String(number) } }),
});
