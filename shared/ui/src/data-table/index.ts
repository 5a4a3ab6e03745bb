export { DataTable, type DataTableProps, type Column } from './data-table.tsx';
