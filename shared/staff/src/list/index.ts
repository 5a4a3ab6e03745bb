import list from './list.module.css';

/** Classes of hand-made lists: `section`, `title`, `list`, `row`, `text`, `quiet`. */
export { list };
export { ListFrame, StaffList, type ListFilter, type StaffColumn } from './staff-list.tsx';
export { StaffRow } from './staff-row.tsx';
