/** Classes of a form with its fields in one or two columns, and of an element across both. */
export { default as formColumns } from './form-columns.module.css';
