import type { Field } from '@site/contracts/form-fields';

/** Props of the control of a field of one kind. */
export interface ControlProps<F extends Field = Field> {
  field: F;
  /** Path of the property in the document: `blocks.2.title`. */
  name: string;
  value: unknown;
  /** Undefined removes the property. */
  onChange: (value: unknown) => void;
}
