import type { AnyFields, Field } from '@site/contracts/form-fields';
import { formatDateTime } from '@site/kernel/dates';
import {
  fieldsOfBlock,
  listOf,
  nameOfBlock,
  textOf,
  type Values,
  valuesOf,
} from '../../features/document-forms/form-values.ts';

/** A value in the words of editors. */
export interface ValueLine {
  /** Its place: «Карточки, карточка 2, заголовок». */
  label: string;
  text: string;
}

const lower = (label: string) => label.slice(0, 1).toLowerCase() + label.slice(1);
const below = (above: string, label: string) => (above ? `${above}, ${lower(label)}` : label);

const scalar = (field: Field, value: unknown): string => {
  if (field.kind === 'yes') return value === true ? 'Да' : 'Нет';
  if (field.kind === 'choice') return field.options[textOf(value)] ?? textOf(value);
  if (field.kind === 'moment')
    return Number.isNaN(Date.parse(textOf(value))) ? textOf(value) : formatDateTime(textOf(value));
  return typeof value === 'object' ? JSON.stringify(value) : textOf(value);
};

function linesOfField(field: Field, label: string, value: unknown): ValueLine[] {
  if (value === undefined || value === null) return [];
  switch (field.kind) {
    case 'group':
      return linesOf(field.fields, valuesOf(value), label);
    case 'variants': {
      const { kind, ...rest } = valuesOf(value);
      const variant = field.variants[textOf(kind)];
      return [{ label, text: variant?.label ?? textOf(kind) }, ...linesOf(variant?.fields ?? {}, rest, label)];
    }
    case 'picture':
      return [
        { label, text: textOf(valuesOf(value).scene ?? valuesOf(value).file) },
        { label: below(label, 'Что на\u00a0картинке'), text: textOf(valuesOf(value).alt) },
      ];
    case 'cover':
      return [{ label, text: textOf(valuesOf(value).file ?? value) }];
    case 'list':
      return listOf(value).flatMap((item, index) =>
        linesOfField(field.of, below(label, `${field.of.label} ${index + 1}`), item),
      );
    case 'blocks':
      return listOf(value).flatMap((item, index) => {
        const block = valuesOf(item);
        const type = textOf(block.type);
        return linesOf(fieldsOfBlock(type), block, below(label, `${nameOfBlock(type)} ${index + 1}`));
      });
    case 'rows':
      return listOf(value).map((row, index) => ({
        label: below(label, `Строка ${index + 1}`),
        text: listOf(row).map(textOf).join(' | '),
      }));
    case 'lines':
    case 'checks':
      return [{ label, text: listOf(value).map(textOf).join('\n') }];
    default:
      return [{ label, text: scalar(field, value) }];
  }
}

/** All values of a block or document, in the order of its form. */
export const linesOf = (fields: AnyFields, values: Values, above = ''): ValueLine[] =>
  Object.entries(fields).flatMap(([name, field]) => linesOfField(field, below(above, field.label), values[name]));
