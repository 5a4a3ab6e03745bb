import { z } from 'zod';
import { digits } from './fields.ts';
import { Decision } from './manage.ts';
import { AttributeLine, CategoryChoice, CategoryLine } from './manage-goods.ts';
import { inArea } from './staff-rights.ts';

/** The values that the page of one category changes. Its order among others is changed with theirs. */
export const CategoryValues = CategoryLine.omit({ slug: true, sort: true }).required();
export type CategoryValues = z.infer<typeof CategoryValues>;

/** Hidden until it is shown, after its siblings. Without an address it gets one from its name. */
export const NewCategory = CategoryLine.pick({ name: true, parent: true, intro: true })
  .required()
  .extend({ slug: CategoryLine.shape.slug.optional() });
export type NewCategory = z.infer<typeof NewCategory>;

export const ManagedCategoryRow = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  parent: z.string().nullable().describe('slug'),
  visible: z.boolean(),
  /** Products of the category and those below it. */
  products: z.int(),
  published: z.int().describe('how many of the products are on the site'),
});
export type ManagedCategoryRow = z.infer<typeof ManagedCategoryRow>;

/** All categories, siblings in their order. */
const ManagedCategories = z.object({ items: z.array(ManagedCategoryRow) });

/** A filter of products: an attribute, or a column such as the price. */
const FacetChoice = AttributeLine.pick({ code: true, label: true, type: true }).required();
export type FacetChoice = z.infer<typeof FacetChoice>;

export const ManagedCategory = ManagedCategoryRow.pick({
  id: true,
  slug: true,
  products: true,
  published: true,
}).extend({
  values: CategoryValues,
  subcategories: z.int(),
  parents: z.array(CategoryChoice).describe('categories outside of its branch'),
  facets: z.array(FacetChoice),
  decisions: z.array(Decision).describe('the last changes, newest first'),
});
export type ManagedCategory = z.infer<typeof ManagedCategory>;

const AttributeValues = AttributeLine.pick({ label: true, group: true, step: true }).required();
export type AttributeValues = z.infer<typeof AttributeValues>;

export const NewAttribute = AttributeLine.omit({ sort: true }).required();
export type NewAttribute = z.infer<typeof NewAttribute>;

export const ManagedAttribute = NewAttribute.extend({
  products: z.int().describe('products that have it'),
  categories: z.int().describe('categories that it filters'),
});
export type ManagedAttribute = z.infer<typeof ManagedAttribute>;

/** All attributes, in the order of the product page. */
const ManagedAttributes = z.object({ items: z.array(ManagedAttribute) });

const slugs = z.array(CategoryLine.shape.slug).max(1_000);
const codes = z.array(AttributeLine.shape.code).max(1_000);
const id = digits(z.number().int().positive().max(2_000_000_000));
const base = 'the same values as they were read; `edited_meanwhile` with the present ones when they differ';

export const manageCategoryEndpoints = inArea('goods', {
  'GET /manage/categories/': {
    summary: 'Categories with their numbers of products',
    answer: ManagedCategories,
  },
  'POST /manage/categories/': {
    summary: 'Adds a category, as an import of one row, without showing it on the site',
    body: NewCategory,
    answer: ManagedCategory,
  },
  'POST /manage/categories/order/': {
    summary:
      'Orders the subcategories of a category, or the top ones, as one import; `base`: their order as it was read',
    body: z.object({ parent: CategoryLine.shape.slug.nullable(), slugs, base: slugs }),
    answer: ManagedCategories,
  },
  'GET /manage/categories/{id}/': {
    summary: 'A category with its last changes',
    params: z.object({ id }),
    answer: ManagedCategory,
  },
  'PUT /manage/categories/{id}/': {
    summary: `Changes the given values as an import of one row. \`base\`: ${base}`,
    params: z.object({ id }),
    body: CategoryValues.partial().extend({ base: CategoryValues.partial() }),
    answer: ManagedCategory,
  },
  'POST /manage/categories/{id}/remove/': {
    summary: 'Removes a category that has neither products nor subcategories, with its history',
    params: z.object({ id }),
    answer: ManagedCategories,
  },
  'GET /manage/attributes/': {
    summary: 'Attributes of products, with the numbers of their products and categories',
    answer: ManagedAttributes,
  },
  'POST /manage/attributes/': {
    summary: 'Adds an attribute, as an import of one row, after the others of its group',
    body: NewAttribute,
    answer: ManagedAttributes,
  },
  'POST /manage/attributes/order/': {
    summary: 'Orders the attributes of a group as one import; `base`: their order as it was read',
    body: z.object({ group: AttributeValues.shape.group, codes, base: codes }),
    answer: ManagedAttributes,
  },
  'PUT /manage/attributes/{code}/': {
    summary: `Changes the given values as an import of one row, the label also on the cards of products. \`base\`: ${base}`,
    params: z.object({ code: AttributeLine.shape.code }),
    body: AttributeValues.partial().extend({ base: AttributeValues.partial() }),
    answer: ManagedAttributes,
  },
} as const);
