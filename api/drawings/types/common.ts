/**
 * What distinguishes one drawn product from another. Sizes are millimetres unless the name says otherwise, so the
 * seed may copy them from a product's characteristics.
 */

/** The four hues of the family; orange is for the odd signal-coloured device only. */
export const hues = ['graphite', 'blue', 'warm', 'orange'] as const;
export type Hue = (typeof hues)[number];

export type BoomType = 'straight' | 'oval' | 'articulated' | 'skirt';
export type StripeColour = 'red' | 'orange' | 'blue' | 'graphite';
