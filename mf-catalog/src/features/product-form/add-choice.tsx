import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { iconPlus } from '@site/ui/icons';
import { Select } from '@site/ui/input';
import { type RefObject, useState } from 'react';
import css from './add-choice.module.css';

interface Group {
  title: string;
  options: readonly { value: string; label: string }[];
}

interface AddChoiceProps {
  label: string;
  groups: readonly Group[];
  onAdd: (value: string) => void;
  select: RefObject<HTMLSelectElement | null>;
}

/** Chooses what to add to a list of a form. */
export function AddChoice({ label, groups, onAdd, select }: AddChoiceProps) {
  const [value, setValue] = useState('');
  const filled = groups.filter(({ options }) => options.length > 0);
  const isOffered = filled.some(({ options }) => options.some((option) => option.value === value));
  const add = () => {
    select.current?.focus();
    if (!isOffered) return;
    onAdd(value);
    setValue('');
  };
  return (
    <div className={css.add}>
      <Field label={label}>
        <Select ref={select} value={isOffered ? value : ''} onChange={({ target }) => setValue(target.value)}>
          <option value="">Выберите из&nbsp;списка</option>
          {filled.map(({ title, options }) => (
            <optgroup key={title} label={title}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" iconStart={iconPlus} aria-label={label} onClick={add}>
        Добавить
      </Button>
    </div>
  );
}
