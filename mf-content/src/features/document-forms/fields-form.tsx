import type { AnyFields, BlocksField, GroupField, ListField, VariantsField } from '@site/contracts/form-fields';
import { Button } from '@site/ui/button';
import { Field as Labelled } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { type ReactNode, useState } from 'react';
import type { ControlProps } from './control.ts';
import css from './document-forms.module.css';
import {
  blankBlock,
  blankItem,
  blankVariant,
  fieldsOfBlock,
  listOf,
  nameOfBlock,
  plainTypes,
  textOf,
  type Values,
  valuesOf,
  withValue,
} from './form-values.ts';
import { HtmlControl } from './html-control.tsx';
import { ListItems } from './list-items.tsx';
import { useMistake } from './mistakes.ts';
import { CoverControl, PictureControl } from './picture-control.tsx';
import { PdfControl } from './pdf-control.tsx';
import {
  ChecksControl,
  ChoiceControl,
  DayControl,
  LinesControl,
  MomentControl,
  NumberControl,
  TextControl,
  TextOnlyNote,
  YesControl,
} from './plain-controls.tsx';
import { RowsControl } from './rows-control.tsx';
import { VideoControl } from './video-control.tsx';

interface FieldsFormProps {
  fields: AnyFields;
  /** Path of the object in the document; empty for the document itself. */
  name: string;
  values: Values;
  onChange: (values: Values) => void;
}

/** The fields of a block, a document or an item of a list, in the order of their table. */
export function FieldsForm({ fields, name, values, onChange }: FieldsFormProps) {
  if (Object.keys(fields).length === 0) return null;
  return (
    <div className={css.fields}>
      {Object.entries(fields).map(([key, field]) => (
        <FieldControl
          key={key}
          field={field}
          name={name ? `${name}.${key}` : key}
          value={values[key]}
          around={values}
          onChange={(value) => onChange(withValue(values, key, value))}
        />
      ))}
    </div>
  );
}

/** `around`: the object that has the property. */
function FieldControl({ around, field, ...rest }: ControlProps & { around: Values }) {
  switch (field.kind) {
    case 'text':
    case 'link':
      return <TextControl {...rest} field={field} />;
    case 'html':
      return <HtmlControl {...rest} field={field} />;
    case 'number':
      return <NumberControl {...rest} field={field} />;
    case 'day':
      return <DayControl {...rest} field={field} />;
    case 'moment':
      return <MomentControl {...rest} field={field} />;
    case 'yes':
      return <YesControl {...rest} field={field} />;
    case 'choice':
      return <ChoiceControl {...rest} field={field} />;
    case 'checks':
      return <ChecksControl {...rest} field={field} />;
    case 'lines':
      return <LinesControl {...rest} field={field} />;
    case 'cover':
      return <CoverControl {...rest} field={field} />;
    case 'picture':
      return <PictureControl {...rest} field={field} />;
    case 'video':
      return <VideoControl {...rest} field={field} />;
    case 'pdf':
      return <PdfControl {...rest} field={field} />;
    case 'rows':
      return <RowsControl {...rest} field={field} columns={around.columns} />;
    case 'group':
      return <GroupControl {...rest} field={field} />;
    case 'list':
      return <ListControl {...rest} field={field} />;
    case 'variants':
      return <VariantsControl {...rest} field={field} />;
    case 'blocks':
      return <BlocksControl {...rest} field={field} />;
    case 'text-only':
      return around[rest.name] === undefined ? null : <TextOnlyNote {...rest} field={field} />;
  }
}

function Group({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  const mistake = useMistake(name);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {mistake && <p className={css.mistake}>{mistake}</p>}
      {children}
    </fieldset>
  );
}

function GroupControl({ field, name, value, onChange }: ControlProps<GroupField>) {
  if (value === undefined)
    return (
      <Group label={field.label} name={name}>
        <div>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Добавить: ${field.label}`}
            onClick={() => onChange(blankItem(field))}
          >
            Добавить
          </Button>
        </div>
      </Group>
    );
  return (
    <Group label={field.label} name={name}>
      <FieldsForm fields={field.fields} name={name} values={valuesOf(value)} onChange={onChange} />
      {field.optional && (
        <div>
          <Button
            size="small"
            variant="ghost"
            aria-label={`Убрать: ${field.label}`}
            onClick={() => onChange(undefined)}
          >
            Убрать
          </Button>
        </div>
      )}
    </Group>
  );
}

function ListControl({ field, name, value, onChange }: ControlProps<ListField>) {
  const items = listOf(value);
  const change = (next: readonly unknown[]) => onChange(next.length === 0 && field.optional ? undefined : next);
  const { of } = field;
  return (
    <Group label={field.label} name={name}>
      <ListItems items={items} titleOf={(_, index) => `${of.label} ${index + 1}`} onChange={change}>
        {(item, index, changeItem) =>
          of.kind === 'group' ? (
            <FieldsForm fields={of.fields} name={`${name}.${index}`} values={valuesOf(item)} onChange={changeItem} />
          ) : (
            <FieldControl field={of} name={`${name}.${index}`} value={item} around={{}} onChange={changeItem} />
          )
        }
      </ListItems>
      <div>
        <Button size="small" variant="secondary" onClick={() => change([...items, blankItem(of)])}>
          {field.add}
        </Button>
      </div>
    </Group>
  );
}

function VariantsControl({ field, name, value, onChange }: ControlProps<VariantsField>) {
  const values = valuesOf(value);
  const kind = textOf(values.kind);
  return (
    <Group label={field.label} name={name}>
      <Labelled label={field.label} error={useMistake(`${name}.kind`)}>
        <Select
          name={`${name}.kind`}
          value={kind}
          onChange={({ target }) => onChange(blankVariant(field.variants, target.value))}
        >
          {!Object.hasOwn(field.variants, kind) && <option value={kind}>{kind}</option>}
          {Object.entries(field.variants).map(([option, { label }]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </Select>
      </Labelled>
      <FieldsForm fields={field.variants[kind]?.fields ?? {}} name={name} values={values} onChange={onChange} />
    </Group>
  );
}

/** Blocks inside a tab. */
function BlocksControl({ field, name, value, onChange }: ControlProps<BlocksField>) {
  const [type, setType] = useState<string>(plainTypes[0]);
  const blocks = listOf(value).map(valuesOf);
  return (
    <Group label={field.label} name={name}>
      <ListItems
        items={blocks}
        titleOf={(block, index) => `Блок ${index + 1}: ${nameOfBlock(textOf(block.type))}`}
        onChange={onChange}
      >
        {(block, index, changeItem) => (
          <FieldsForm
            fields={fieldsOfBlock(textOf(block.type))}
            name={`${name}.${index}`}
            values={block}
            onChange={changeItem}
          />
        )}
      </ListItems>
      <div className={css.adding}>
        <Labelled label="Тип блока">
          <Select value={type} onChange={({ target }) => setType(target.value)}>
            {plainTypes.map((one) => (
              <option key={one} value={one}>
                {nameOfBlock(one)}
              </option>
            ))}
          </Select>
        </Labelled>
        <Button size="small" variant="secondary" onClick={() => onChange([...blocks, blankBlock(type)])}>
          Добавить блок во&nbsp;вкладку
        </Button>
      </div>
    </Group>
  );
}
