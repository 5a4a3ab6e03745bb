import { products } from '../../tables/catalog-tables.ts';
import { firstPhoto, type Photo } from '../../tables/media-tables.ts';

/** The columns of a product card, without long texts. */
export const cardColumns = {
  id: products.id,
  slug: products.slug,
  article: products.article,
  name: products.name,
  price_retail: products.price_retail,
  discount_group: products.discount_group,
  unit: products.unit,
  multiplicity: products.multiplicity,
  min_qty: products.min_qty,
  stock_state: products.stock_state,
  stock_qty: products.stock_qty,
  stock_date: products.stock_date,
  lead_weeks: products.lead_weeks,
  badges: products.badges,
  key_attributes: products.key_attributes,
  picture_version: products.picture_version,
  photo: firstPhoto,
};

export type CardRow = Pick<typeof products.$inferSelect, Exclude<keyof typeof cardColumns, 'photo'>> & {
  photo: Photo | null;
};
