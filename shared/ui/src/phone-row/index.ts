import css from './phone-row.module.css';

/** Class of a grid that becomes a scrollable row on a phone. */
export const phoneRow = css.row;
