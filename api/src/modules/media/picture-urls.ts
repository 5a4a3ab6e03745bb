import { createHash } from 'node:crypto';
import type { ProductPicture } from '@site/contracts/catalog';
import type { Picture } from '@site/contracts/picture';
import type { PortraitName } from '@site/contracts/portrait-names';
import type { SceneName } from '@site/contracts/scene-names';
import type { ProductSize } from '@site/kernel/product-size';
import type { Photo } from '../../tables/media-tables.ts';
import { DRAWING_SUFFIX, photoUrl } from './library/media-address.ts';

/** Widths of pictures in lists: cards take 160 to 460 CSS px, on screens of one to three device pixels each. */
const listWidths = { product: [320, 640], scene: [320, 640, 960, 1440] } as const;
export const rasterWidths = [320, 480, 640, 960, 1440] as const;
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

const short = (hash: string) => hash.slice(0, 10);

/** Version of a picture, from its parameters. It is part of the address, so responses are immutable. */
export const versionOf = (parameters: string): string => short(createHash('sha256').update(parameters).digest('hex'));

/**
 * The picture of a card or menu, at most 240 CSS px wide. WebP instead of AVIF: it has no other source, and Edge before 121
 * shows no AVIF. See `productListPicture`.
 */
export const categoryPicture = (slug: string): string => `/media/category/${slug}-w480.webp?v=${versionOf(slug)}`;

export const categoryShareImage = (slug: string): string => `/media/category/${slug}.share.png?v=${versionOf(slug)}`;

export const PRODUCT_SIZE = { width: 640, height: 480 };
export const explodedSize = { width: 960, height: 720 } as const;
export const portraitSize = { width: 640, height: 640 } as const;
export const POSTER = { width: 960, height: 720 } as const;

type DrawnProduct = { slug: string; name: string; picture_version: string };
/** `photo` is the first of the product's photographs. */
export type PicturedProduct = DrawnProduct & { photo: Photo | null };

const productUrl = ({ slug, picture_version }: Omit<DrawnProduct, 'name'>, suffix: string) =>
  `/media/product/${slug}${suffix}?v=${versionOf(picture_version)}`;

export const productDrawing = (product: DrawnProduct): Picture => ({
  src: productUrl(product, '.svg'),
  alt: product.name,
  ...PRODUCT_SIZE,
});

/**
 * The picture of a card or row. An SVG is parsed and laid out as a document of its own, on the page's main thread; an AVIF is
 * decoded beside it. Browsers without AVIF show the drawing.
 */
const listDrawing = (product: DrawnProduct): Picture => ({
  ...productDrawing(product),
  sources: listSources(listWidths.product, (width) => productUrl(product, `-w${width}.avif`)),
});

const srcsetOf = (widths: readonly number[], urlOf: (width: number) => string) =>
  widths.map((width) => `${urlOf(width)} ${width}w`).join(', ');

const listSources = (widths: readonly number[], urlOf: (width: number) => string): Picture['sources'] => [
  { type: 'image/avif', srcset: srcsetOf(widths, urlOf) },
];

const PHOTO_FORMATS = ['avif', 'webp'] as const;
/** Largest width of the file for browsers without `srcset`. */
const PLAIN_WIDTH = 640;

/** The offered widths up to that of the photograph, which has at least the first. */
const widthsOf = ({ width: most }: Photo, widths: readonly number[]) => widths.filter((width) => width <= most);

function photoPicture(photo: Photo, widths: readonly number[]): Picture {
  const fitting = widthsOf(photo, widths);
  const plain = fitting.findLast((width) => width <= PLAIN_WIDTH);
  return {
    src: photoUrl(photo, `-w${plain}.webp`),
    ...{ alt: photo.alt, width: photo.width, height: photo.height },
    ...(photo.color !== null && { color: photo.color }),
    ...(photo.focus_x !== null && { position: `${photo.focus_x}% ${photo.focus_y}%` }),
    sources: PHOTO_FORMATS.map((format) => ({
      type: `image/${format}` as const,
      srcset: srcsetOf(fitting, (width) => photoUrl(photo, `-w${width}.${format}`)),
    })),
  };
}

/** A drawing itself: sharp in every size. It is opaque for a page, which shows it as `<img>` only. */
const drawingPicture = (drawing: Photo): Picture => ({
  src: photoUrl(drawing, DRAWING_SUFFIX),
  ...{ alt: drawing.alt, width: drawing.width, height: drawing.height },
});

/** The picture of a photograph or drawing as wide as the page. */
export const photoWidePicture = (photo: Photo): Picture =>
  photo.kind === 'drawing' ? drawingPicture(photo) : photoPicture(photo, photoWidths(photo));

/** The picture of a card as wide as that of a scene. */
export const photoCardPicture = (photo: Photo): Picture => photoPicture(photo, listWidths.scene);

/** JPEG blurs the lines of a drawing. */
const plainFormat = ({ kind }: Photo) => (kind === 'drawing' ? 'png' : 'jpg');

export const photoShareImage = (photo: Photo): string => photoUrl(photo, `.share.${plainFormat(photo)}`);

/** The picture of a card or row. */
export const photoListPicture = (photo: Photo): Picture => photoPicture(photo, listWidths.product);

export const productPicture = (product: PicturedProduct): Picture =>
  product.photo ? photoPicture(product.photo, listWidths.product) : productDrawing(product);

/** The picture of a card or row. */
export const productListPicture = (product: PicturedProduct): Picture =>
  product.photo ? photoPicture(product.photo, listWidths.product) : listDrawing(product);

/** For programs that support neither AVIF nor SVG. */
export const photoRaster = (photo: Photo): string =>
  photoUrl(
    photo,
    `-w${widthsOf(photo, rasterWidths).findLast((width) => width <= RASTER_WIDTH)}.${plainFormat(photo)}`,
  );
const RASTER_WIDTH = 960;

const views = [
  ['front', 'вид спереди'],
  ['detail', 'крупный план'],
] as const;

/** Changes when the drawing or the size changes. */
export const dimensionsVersion = (pictureVersion: string, { width, height, depth }: ProductSize): string =>
  versionOf([pictureVersion, width, height, depth].join());

const dimensionsDrawing = ({ slug, name, picture_version }: DrawnProduct, size: ProductSize): Picture => ({
  src: `/media/product/${slug}.dimensions.svg?v=${dimensionsVersion(picture_version, size)}`,
  alt: `${name}: габаритные размеры`,
  ...PRODUCT_SIZE,
});

const viewDrawings = (product: DrawnProduct): Picture[] => [
  productDrawing(product),
  ...views.map(([view, label]) => ({
    src: productUrl(product, `.${view}.svg`),
    alt: `${product.name}: ${label}`,
    ...PRODUCT_SIZE,
  })),
];

/** The widths of all pictures, and the photograph's own for the zoom of a gallery. */
export const photoWidths = ({ width }: Pick<Photo, 'width'>): number[] =>
  [...new Set([...rasterWidths, width])].filter((one) => one <= width).sort((a, b) => a - b);

type GallerySources = {
  photos: readonly Photo[];
  /** Null: unknown. */
  size: ProductSize | null;
  /** Whether the product is drawn from its parameters; stored pictures may show anything. */
  drawn: boolean;
};

/**
 * The photographs and uploaded drawings of a product, else its views, with the dimension drawing if the size is known and
 * the manufacturer has uploaded none.
 */
export function productGallery(product: DrawnProduct, { photos, size, drawn }: GallerySources): ProductPicture[] {
  const shown = photos.length
    ? photos.map((photo) => ({ ...photoWidePicture(photo), schematic: false, drawing: photo.kind === 'drawing' }))
    : viewDrawings(product).map((picture) => ({ ...picture, schematic: drawn, drawing: false }));
  const hasDimensions = size !== null && (drawn ? photos.every(({ kind }) => kind === 'photo') : photos.length === 0);
  return hasDimensions ? [...shown, { ...dimensionsDrawing(product, size), schematic: drawn, drawing: false }] : shown;
}

type Part = { position: string; picture_version: string };

/** Changes when the drawing of the device or of any part changes. */
export const explodedVersion = (device: string, parts: readonly Part[]): string =>
  versionOf([device, ...parts.map(({ position, picture_version: version }) => `${position}:${version}`)].join());

export const explodedPicture = ({ slug, name, picture_version }: DrawnProduct, parts: readonly Part[]): Picture => ({
  src: `/media/product/${slug}.parts.svg?v=${explodedVersion(picture_version, parts)}`,
  alt: `${name}: деталировка`,
  ...explodedSize,
});

export const productShareImage = (product: PicturedProduct): string =>
  product.photo ? photoShareImage(product.photo) : productUrl(product, '.share.png');

/** For price aggregators and search engines, which support neither SVG nor AVIF. */
export const productRaster = (product: PicturedProduct): string =>
  product.photo ? photoRaster(product.photo) : productUrl(product, `-w${RASTER_WIDTH}.png`);

/** Stands for a picture that a page does not have. */
export const DEFAULT_SCENE: SceneName = 'home-gate';

/** `photo` is the scene in the 3:2 format of a camera. */
export type Orientation = 'wide' | 'tall' | 'photo';
export const sceneSizes = {
  wide: { width: 1440, height: 600 },
  tall: { width: 720, height: 800 },
  photo: { width: 960, height: 640 },
} as const;
const sceneUrl = (name: SceneName, orientation: Orientation, suffix: string) =>
  `/media/scene/${name}-${orientation}${suffix}?v=${versionOf(name)}`;

/**
 * With `withTall`, phones get the tall version. The SVG is served instead of raster images: compressed it takes 7 KB, a third
 * of the AVIF of 960 px, and it is sharp on every screen.
 */
export const scenePicture = (name: SceneName, alt: string, withTall = false): Picture => ({
  src: sceneUrl(name, 'wide', '.svg'),
  alt,
  ...sceneSizes.wide,
  ...(withTall && {
    sources: [{ type: 'image/svg+xml', srcset: sceneUrl(name, 'tall', '.svg'), media: '(max-width: 599px)' }],
  }),
});

/** The picture of a card; see `productListPicture`. */
export const sceneListPicture = (name: SceneName, alt: string): Picture => ({
  ...scenePicture(name, alt),
  sources: listSources(listWidths.scene, (width) => sceneUrl(name, 'wide', `-${width}.avif`)),
});

export const sceneShareImage = (name: SceneName): string => sceneUrl(name, 'wide', '.share.png');

export const scenePhoto = (name: SceneName, alt: string): Picture => ({
  src: sceneUrl(name, 'photo', '.svg'),
  alt,
  ...sceneSizes.photo,
});

/** For search engines, which do not support SVG. */
export const scenePhotoRaster = (name: SceneName): string => sceneUrl(name, 'photo', '-960.png');

const portraitUrl = (name: PortraitName, suffix: string) => `/media/portrait/${name}${suffix}?v=${versionOf(name)}`;

export const portraitPicture = (name: PortraitName, alt: string): Picture => ({
  src: portraitUrl(name, '.svg'),
  alt,
  ...portraitSize,
});

export const portraitRaster = (name: PortraitName): string => portraitUrl(name, '-480.png');
