import { productFileKindNames, productFileKinds } from '@site/contracts/support-lists';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Input, Select } from '@site/ui/input';
import { useState } from 'react';
import { type Control, get, useController, useFormState } from 'react-hook-form';
import { DocumentChoice } from './document-choice.tsx';
import css from './document-list.module.css';
import { documentOf, type DocumentsValues, type DocumentValue } from './document-values.ts';
import { OrderedField } from './ordered-field.tsx';

const LEGEND = 'Документы';

/** Documents of the media library with their kinds and titles, in an order. */
export function DocumentList({ control }: { control: Control<DocumentsValues> }) {
  const { field } = useController({ control, name: 'documents' });
  const { errors } = useFormState({ control });
  const [isOpen, setOpen] = useState(false);
  const items: readonly DocumentValue[] = field.value;
  const chosen = items.map(({ file }) => file);
  const pick = (file: string) =>
    field.onChange(chosen.includes(file) ? items.filter((item) => item.file !== file) : [...items, documentOf(file)]);
  const change = (index: number, changed: Partial<DocumentValue>) =>
    field.onChange(items.map((item, at) => (at === index ? { ...item, ...changed } : item)));
  return (
    <OrderedField
      legend={LEGEND}
      hint={
        'На\u00a0странице товара, по\u00a0порядку. Загруженный документ заменяет составленный сайтом документ того\u00a0же вида'
      }
      items={items}
      keyOf={({ file }) => file}
      titleOf={({ file }) => file}
      onChange={field.onChange}
      error={errors.documents?.message}
      add={
        <>
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            Выбрать документы
          </Button>
          {isOpen && <DocumentChoice label={LEGEND} chosen={chosen} onPick={pick} onClose={() => setOpen(false)} />}
        </>
      }
    >
      {(item, index) => (
        <div className={css.document}>
          <div className={css.file}>{item.file}</div>
          <Field label="Вид">
            <Select
              value={item.kind}
              aria-label={`Вид: ${item.file}`}
              onBlur={field.onBlur}
              onChange={({ target }) => change(index, { kind: target.value as DocumentValue['kind'] })}
            >
              {productFileKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {productFileKindNames[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Название" error={get(errors, `documents.${index}.title.message`)} required>
            <Input
              name={`documents.${index}.title`}
              value={item.title}
              aria-label={`Название: ${item.file}`}
              autoComplete="off"
              onBlur={field.onBlur}
              onChange={({ target }) => change(index, { title: target.value })}
            />
          </Field>
        </div>
      )}
    </OrderedField>
  );
}
