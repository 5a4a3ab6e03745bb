/** Brand name in titles and documents: equals the seeded setting `brand_name`. */
export const BRAND = 'Камертон';
