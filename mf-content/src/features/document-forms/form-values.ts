import { blockForms } from '@site/contracts/block-forms';
import type { AnyFields, Field } from '@site/contracts/form-fields';
import type { StoredPlainBlock, Visibility } from '@site/contracts/stored-blocks';

/** Properties of a block or document that may still have mistakes. */
export type Values = Readonly<Record<string, unknown>>;

/** A block that may still have mistakes. */
export interface WrittenBlock extends Values {
  type: string;
  visibility?: Visibility;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valuesOf = (value: unknown): Values => (isValues(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The same values with a property, or without it when it is undefined. */
export function withValue(values: Values, name: string, value: unknown): Values {
  const { [name]: _before, ...rest } = values;
  return value === undefined ? rest : { ...values, [name]: value };
}

/** The value of a property when its field is empty. */
export const emptyValue = ({ optional, nullable }: Field): unknown => (optional ? undefined : nullable ? null : '');

const formOf = (type: string): { name: string; fields: AnyFields } | undefined =>
  Object.hasOwn(blockForms, type) ? blockForms[type as keyof typeof blockForms] : undefined;

/** Without fields for a type unknown to this release. */
export const fieldsOfBlock = (type: string): AnyFields => formOf(type)?.fields ?? {};
export const nameOfBlock = (type: string): string => formOf(type)?.name ?? type;

/** Types of blocks that a tab can have. */
export const plainTypes = [
  'text',
  'heading',
  'image',
  'gallery',
  'video',
  'library_video',
  'accordion',
  'table',
  'quote',
  'downloads',
] as const satisfies readonly StoredPlainBlock['type'][];

const firstOf = (options: Readonly<Record<string, string>>) => Object.keys(options)[0] ?? '';

/** A beginning for a property that must be there. */
function blankOf(field: Field): unknown {
  switch (field.kind) {
    case 'number':
      return 4;
    case 'yes':
      return false;
    case 'choice':
      return field.numeric ? Number(firstOf(field.options)) : firstOf(field.options);
    case 'checks':
    case 'lines':
    case 'rows':
      return [];
    case 'list':
      return [blankOf(field.of)];
    case 'blocks':
      return [blankBlock('text')];
    case 'cover':
      return 'parking';
    case 'picture':
      return { scene: 'parking', alt: '' };
    case 'group':
      return blankValues(field.fields);
    case 'variants': {
      const kind = firstOf(Object.fromEntries(Object.keys(field.variants).map((name) => [name, name])));
      return blankVariant(field.variants, kind);
    }
    default:
      return '';
  }
}

const blankValues = (fields: AnyFields): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.optional ? [] : [[name, field.nullable ? null : blankOf(field)]],
    ),
  );

export const blankVariant = (variants: Readonly<Record<string, { fields: AnyFields }>>, kind: string): Values => ({
  kind,
  ...blankValues(variants[kind]?.fields ?? {}),
});

export const blankBlock = (type: string): WrittenBlock => ({ type, ...blankValues(fieldsOfBlock(type)) });

/** A beginning for an optional property that is being added. */
export const blankItem = blankOf;
