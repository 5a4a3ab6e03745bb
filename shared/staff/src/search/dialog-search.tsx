import { Field } from '@site/ui/field';
import { iconSearch } from '@site/ui/icons';
import { Input } from '@site/ui/input';

interface DialogSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search in a dialog of a form. */
export const DialogSearch = ({ label, value, onChange }: DialogSearchProps) => (
  <Field label={label}>
    <Input
      type="search"
      icon={iconSearch}
      value={value}
      maxLength={100}
      onChange={({ target }) => onChange(target.value)}
      // The dialog is inside of the form: Enter would send it.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  </Field>
);
