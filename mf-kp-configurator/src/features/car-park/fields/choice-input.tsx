import { readTick, useEarlyInput } from '@site/forms/fields';
import { Checkbox, ChoiceGroup, Radio, Switch } from '@site/ui/choice';
import { useId, type ReactNode } from 'react';
import css from './fields.module.css';

const noRef = () => {};

interface TickProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function useEarlyTick({ checked, onChange }: Pick<TickProps, 'checked' | 'onChange'>) {
  return useEarlyInput<HTMLInputElement, boolean>({ ref: noRef, read: readTick, held: checked, take: onChange });
}

export function SwitchInput({ onChange, ...rest }: TickProps) {
  const ref = useEarlyTick({ checked: rest.checked, onChange });
  return <Switch {...rest} ref={ref} onChange={(event) => onChange(event.target.checked)} />;
}

export function CheckInput({ onChange, ...rest }: TickProps) {
  const ref = useEarlyTick({ checked: rest.checked, onChange });
  return <Checkbox {...rest} ref={ref} onChange={(event) => onChange(event.target.checked)} />;
}

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

interface RadioInputProps<Value extends string> {
  legend: ReactNode;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
}

export function RadioInput<Value extends string>({ legend, value, options, onChange }: RadioInputProps<Value>) {
  const name = useId();
  return (
    <ChoiceGroup legend={legend}>
      <div className={css.options}>
        {options.map((option) => (
          <RadioOptionInput
            key={option.value}
            name={name}
            option={option}
            checked={option.value === value}
            onChange={(checked) => checked && onChange(option.value)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

interface RadioOptionInputProps {
  name: string;
  option: RadioOption<string>;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function RadioOptionInput({ name, option: { label, hint }, checked, onChange }: RadioOptionInputProps) {
  const ref = useEarlyTick({ checked, onChange });
  return <Radio ref={ref} name={name} label={label} hint={hint} checked={checked} onChange={() => onChange(true)} />;
}
