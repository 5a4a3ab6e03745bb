export { categorySlugs, drawCategory, drawCategoryForSharing } from './category.ts';
export { drawPortrait, portraitSize } from './portraits.ts';
export { drawMark, type MarkVariant } from './brand-mark.ts';
export { drawProduct, drawProductDetail, type Dimensions } from './product.ts';
export { drawExploded, explodedSize, type NumberedPart } from './exploded.ts';
export { drawDeviceForSharing } from './share.ts';
export { drawScene } from './scenes/index.ts';
export { hues } from './types.ts';
export type {
  BoomType,
  DetailView,
  DrawingKind,
  DrawingOf,
  Hue,
  ProductDrawing,
  SceneOrientation,
  StripeColour,
} from './types.ts';
