import { siteMoment, typedMoment } from '@site/kernel/dates';
import type {
  ChecksField,
  ChoiceField,
  DayField,
  LinesField,
  LinkField,
  MomentField,
  NumberField,
  TextField,
  TextOnlyField,
  YesField,
} from '@site/contracts/form-fields';
import { Checkbox, ChoiceGroup } from '@site/ui/choice';
import { Field } from '@site/ui/field';
import { Input, Select, Textarea } from '@site/ui/input';
import type { ControlProps } from './control.ts';
import css from './document-forms.module.css';
import { emptyValue, listOf, textOf } from './form-values.ts';
import { useMistake, useMistakesInside } from './mistakes.ts';

const hintOf = ({ hint, optional, nullable }: ControlProps['field']) =>
  hint ?? (optional || nullable ? 'Можно не\u00a0заполнять' : undefined);

export function TextControl({ field, name, value, onChange }: ControlProps<TextField | LinkField>) {
  const change = (text: string) => onChange(text === '' ? emptyValue(field) : text);
  const lines = field.kind === 'text' ? (field.lines ?? 1) : 1;
  const hint = field.kind === 'link' ? (field.hint ?? 'Начните с\u00a0«/» или с\u00a0https://') : hintOf(field);
  return (
    <Field label={field.label} hint={hint} error={useMistake(name)}>
      {lines > 1 ? (
        <Textarea name={name} rows={lines} value={textOf(value)} onChange={({ target }) => change(target.value)} />
      ) : (
        <Input name={name} type="text" value={textOf(value)} onChange={({ target }) => change(target.value)} />
      )}
    </Field>
  );
}

/** Keeps what is not a number as text, so that the API names the mistake and nothing typed is lost. */
export function NumberControl({ field, name, value, onChange }: ControlProps<NumberField>) {
  const change = (text: string) => {
    if (text.trim() === '') return onChange(emptyValue(field));
    onChange(/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text);
  };
  return (
    <Field label={field.label} hint={hintOf(field)} error={useMistake(name)}>
      <Input
        name={name}
        type="text"
        inputMode="numeric"
        value={textOf(value)}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}

export function DayControl({ field, name, value, onChange }: ControlProps<DayField>) {
  return (
    <Field label={field.label} hint={hintOf(field)} error={useMistake(name)}>
      <Input
        name={name}
        type="date"
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value === '' ? emptyValue(field) : target.value)}
      />
    </Field>
  );
}

const localOf = (value: unknown): string => (Number.isNaN(Date.parse(textOf(value))) ? '' : typedMoment(textOf(value)));

/** A moment in Moscow time. */
export function MomentControl({ field, name, value, onChange }: ControlProps<MomentField>) {
  return (
    <Field label={field.label} hint={hintOf(field)} error={useMistake(name)}>
      <Input
        name={name}
        type="datetime-local"
        value={localOf(value)}
        onChange={({ target }) => onChange(target.value === '' ? emptyValue(field) : siteMoment(target.value))}
      />
    </Field>
  );
}

export function YesControl({ field, name, value, onChange }: ControlProps<YesField>) {
  return (
    <Checkbox
      name={name}
      label={field.label}
      hint={field.hint}
      error={useMistake(name)}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked || (field.optional ? undefined : false))}
    />
  );
}

export function ChoiceControl({ field, name, value, onChange }: ControlProps<ChoiceField>) {
  const chosen = textOf(value);
  const change = (option: string) => {
    if (option === '') return onChange(emptyValue(field));
    onChange(field.numeric ? Number(option) : option);
  };
  return (
    <Field label={field.label} hint={field.hint} error={useMistake(name)}>
      <Select name={name} value={chosen} onChange={({ target }) => change(target.value)}>
        {field.optional && <option value="">Не&nbsp;выбрано</option>}
        {/* A value unknown to this release stays chosen. */}
        {chosen !== '' && !Object.hasOwn(field.options, chosen) && <option value={chosen}>{chosen}</option>}
        {!field.optional && chosen === '' && <option value="">Выберите из&nbsp;списка</option>}
        {Object.entries<string>(field.options).map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function ChecksControl({ field, name, value, onChange }: ControlProps<ChecksField>) {
  const chosen = listOf(value);
  const mistake = useMistake(name);
  return (
    <ChoiceGroup legend={field.label}>
      {Object.entries<string>(field.options).map(([option, label]) => (
        <Checkbox
          key={option}
          name={name}
          label={label}
          checked={chosen.includes(option)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
          }
        />
      ))}
      {mistake && <p className={css.mistake}>{mistake}</p>}
    </ChoiceGroup>
  );
}

/** One string on each line. Empty lines stay while they are typed and are dropped when the field is left. */
export function LinesControl({ field, name, value, onChange }: ControlProps<LinesField>) {
  const lines = listOf(value).map(textOf);
  const inside = useMistakesInside(name, 'Строка');
  const change = (next: readonly string[]) =>
    onChange(next.every((line) => line === '') && field.optional ? undefined : next);
  return (
    <Field label={field.label} hint={field.hint} error={useMistake(name) ?? inside}>
      <Textarea
        name={name}
        rows={Math.min(8, Math.max(2, lines.length))}
        value={lines.join('\n')}
        onChange={({ target }) => change(target.value === '' ? [] : target.value.split('\n'))}
        onBlur={() => {
          const kept = lines.map((line) => line.trim()).filter((line) => line !== '');
          if (kept.join('\n') !== lines.join('\n')) change(kept);
        }}
      />
    </Field>
  );
}

export const TextOnlyNote = ({ field }: ControlProps<TextOnlyField>) => (
  <p className={css.quiet}>{`${field.label}: меняется в\u00a0виде «Как текст».`}</p>
);
