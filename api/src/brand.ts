/** The name in titles and documents; the same as the setting `brand_name` of the seed. */
export const BRAND = 'Камертон';
