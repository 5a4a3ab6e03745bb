import { createHash } from 'node:crypto';
import type { Picture } from '@site/contracts/picture';
import type { PortraitName } from '@site/contracts/portrait-names';
import type { SceneName } from '@site/contracts/scene-names';
import type { ProductSize } from '@site/kernel/product-size';

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

const productUrl = ({ slug, picture_version }: Omit<DrawnProduct, 'name'>, suffix: string) =>
  `/media/product/${slug}${suffix}?v=${versionOf(picture_version)}`;

export const productPicture = (product: DrawnProduct): Picture => ({
  src: productUrl(product, '.svg'),
  alt: product.name,
  ...PRODUCT_SIZE,
});

/**
 * The picture of a card or row. An SVG is parsed and laid out as a document of its own, on the page's main thread; an AVIF is
 * decoded beside it. Browsers without AVIF show the drawing.
 */
export const productListPicture = (product: DrawnProduct): Picture => ({
  ...productPicture(product),
  sources: listSources(listWidths.product, (width) => productUrl(product, `-w${width}.avif`)),
});

const listSources = (widths: readonly number[], urlOf: (width: number) => string): Picture['sources'] => [
  { type: 'image/avif', srcset: widths.map((width) => `${urlOf(width)} ${width}w`).join(', ') },
];

const views = [
  ['front', 'вид спереди'],
  ['detail', 'крупный план'],
] as const;

/** Changes when the drawing or the size changes. */
export const dimensionsVersion = (pictureVersion: string, { width, height, depth }: ProductSize): string =>
  versionOf([pictureVersion, width, height, depth].join());

/** With the dimension drawing, if the size is known. */
export const productGallery = (product: DrawnProduct, size: ProductSize | null): Picture[] => [
  productPicture(product),
  ...views.map(([view, label]) => ({
    src: productUrl(product, `.${view}.svg`),
    alt: `${product.name}: ${label}`,
    ...PRODUCT_SIZE,
  })),
  ...(size
    ? [
        {
          src: `/media/product/${product.slug}.dimensions.svg?v=${dimensionsVersion(product.picture_version, size)}`,
          alt: `${product.name}: габаритные размеры`,
          ...PRODUCT_SIZE,
        },
      ]
    : []),
];

type Part = { position: string; picture_version: string };

/** Changes when the drawing of the device or of any part changes. */
export const explodedVersion = (device: string, parts: readonly Part[]): string =>
  versionOf([device, ...parts.map(({ position, picture_version: version }) => `${position}:${version}`)].join());

export const explodedPicture = ({ slug, name, picture_version }: DrawnProduct, parts: readonly Part[]): Picture => ({
  src: `/media/product/${slug}.parts.svg?v=${explodedVersion(picture_version, parts)}`,
  alt: `${name}: деталировка`,
  ...explodedSize,
});

export const productShareImage = (product: DrawnProduct): string => productUrl(product, '.share.png');

/** For price aggregators, which do not support SVG. */
export const productRaster = (product: DrawnProduct): string => productUrl(product, '-w960.png');

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
