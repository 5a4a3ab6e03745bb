import type { StoredCover, StoredPicture } from './stored-blocks.ts';

/**
 * Fields of the forms in which editors write blocks and documents. The compiler checks them against the schema, so that a
 * property without a field does not compile. Without zod, for the browser.
 */
interface Described {
  label: string;
  hint?: string;
  /** An empty field leaves the property out. */
  optional?: true;
  /** An empty field is null. */
  nullable?: true;
}

export interface TextField extends Described {
  kind: 'text';
  /** More than one: a text of several lines. */
  lines?: number;
}
/** Markup, which the API sanitises. */
export interface HtmlField extends Described {
  kind: 'html';
}
/** An address on the site, or another one with https, mailto or tel. */
export interface LinkField extends Described {
  kind: 'link';
}
export interface DayField extends Described {
  kind: 'day';
}
export interface MomentField extends Described {
  kind: 'moment';
}
export interface NumberField extends Described {
  kind: 'number';
}
export interface YesField extends Described {
  kind: 'yes';
}
export interface ChoiceField extends Described {
  kind: 'choice';
  options: Readonly<Record<string, string>>;
  /** The values are numbers, which are strings as keys of `options`. */
  numeric?: true;
}
/** Any number of the options. */
export interface ChecksField extends Described {
  kind: 'checks';
  options: Readonly<Record<string, string>>;
}
/** A picture without an alternative text. */
export interface CoverField extends Described {
  kind: 'cover';
}
/** A picture with its alternative text. */
export interface PictureField extends Described {
  kind: 'picture';
}
/** Name of a video of the media library. */
export interface VideoField extends Described {
  kind: 'video';
}
/** Name of a PDF of the media library. */
export interface PdfField extends Described {
  kind: 'pdf';
}
export interface GroupField extends Described {
  kind: 'group';
  fields: AnyFields;
}
/** Strings, one on each line. */
export interface LinesField extends Described {
  kind: 'lines';
}
export interface ListField extends Described {
  kind: 'list';
  /** Label of the button that adds an item. */
  add: string;
  of: Field;
}
/** Rows of cells below the columns of the property `columns`. */
export interface RowsField extends Described {
  kind: 'rows';
}
/** Blocks inside a block, without `tabs`. */
export interface BlocksField extends Described {
  kind: 'blocks';
}
/** Objects with other properties for each `kind`. */
export interface VariantsField extends Described {
  kind: 'variants';
  variants: Readonly<Record<string, { label: string; fields: AnyFields }>>;
}
/** A property that only the text of the file expresses. */
export interface TextOnlyField extends Described {
  kind: 'text-only';
}

export type Field =
  | TextField
  | HtmlField
  | LinkField
  | DayField
  | MomentField
  | NumberField
  | YesField
  | ChoiceField
  | ChecksField
  | CoverField
  | PictureField
  | VideoField
  | PdfField
  | GroupField
  | LinesField
  | ListField
  | RowsField
  | BlocksField
  | VariantsField
  | TextOnlyField;
export type AnyFields = Readonly<Record<string, Field>>;

/** A field that fits the type of a property. The rest is checked against `Field`. */
type FieldOf<T> = { label: string; hint?: string; lines?: number; add?: string } & KindOf<T>;

type KindOf<T> = [T] extends [boolean]
  ? { kind: 'yes' }
  : [T] extends [string]
    ? StringField<T>
    : [T] extends [number]
      ? NumericField<T>
      : [T] extends [readonly (infer Item)[]]
        ? ArrayField<Item>
        : [StoredPicture, T] extends [T, StoredPicture]
          ? { kind: 'picture' }
          : [StoredCover, T] extends [T, StoredCover]
            ? { kind: 'cover' }
            : [T] extends [{ kind: string }]
              ? {
                  kind: 'variants';
                  variants: {
                    [K in T['kind']]: { label: string; fields: Fields<Omit<Extract<T, { kind: K }>, 'kind'>> };
                  };
                }
              : { kind: 'group'; fields: Fields<T> } | { kind: 'text-only' };

type StringField<T extends string> = string extends T
  ? | { kind: 'text' | 'html' | 'link' | 'day' | 'moment' | 'video' | 'pdf' }
    | { kind: 'choice'; options: Record<string, string> }
  : { kind: 'choice'; options: Record<T, string> };

type NumericField<T extends number> = number extends T
  ? { kind: 'number' }
  : { kind: 'choice'; numeric: true; options: Record<T, string> };

type ArrayField<Item> = [Item] extends [string]
  ? string extends Item
    ? { kind: 'lines' } | { kind: 'list'; of: FieldOf<string> }
    : { kind: 'checks'; options: Record<Item, string> }
  : [Item] extends [string[]]
    ? { kind: 'rows' }
    : [Item] extends [{ type: string }]
      ? { kind: 'blocks' }
      : { kind: 'list'; of: FieldOf<Item> };

type Presence<T> = (undefined extends T ? { optional: true } : { optional?: never }) &
  (null extends T ? { nullable: true } : { nullable?: never });

/** For `satisfies`: a field that fits for each property, in the order of the form. */
export type Fields<T> = { readonly [K in keyof T]-?: FieldOf<NonNullable<T[K]>> & Presence<T[K]> };
