export { categorySlugs, drawCategory, drawCategoryForSharing } from './category.ts';
export { drawPortrait } from './portraits.ts';
export { drawDimensions, drawProduct, drawProductDetail } from './product.ts';
export { drawExploded } from './exploded.ts';
export { drawDeviceForSharing } from './share.ts';
export { drawScene } from './scenes/index.ts';
export type { DrawingKind, DrawingOf, ProductDrawing } from './types.ts';
