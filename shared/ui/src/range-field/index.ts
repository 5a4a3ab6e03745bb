export { RangeField, type RangeFieldProps, type RangeValue } from './range-field.tsx';
