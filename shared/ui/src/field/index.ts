export { Field, useFieldWiring, type FieldProps } from './field.tsx';
