/**
 * Parameters of product drawings. Sizes are in mm unless stated otherwise, so that the seed can copy them from a
 * product's characteristics.
 */

/** Hues of devices; orange is only for signal-coloured ones. */
export type Hue = 'graphite' | 'blue' | 'warm' | 'orange';

export type BoomType = 'straight' | 'oval' | 'articulated' | 'skirt';
export type StripeColour = 'red' | 'orange' | 'blue' | 'graphite';
