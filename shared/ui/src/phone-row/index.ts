import css from './phone-row.module.css';

/** The class of a grid that is a row on a phone, by finger. */
export const phoneRow = css.row;
