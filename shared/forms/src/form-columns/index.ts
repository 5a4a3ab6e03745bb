/** Classes of a form whose fields stand in one or two columns, and of an element across both. */
export { default as formColumns } from './form-columns.module.css';
