import { cx } from '../cx/index.ts';
import css from './picture.module.css';

/** The shape of a picture on the wire: its size is known before it arrives, its formats come best first. */
export interface PictureData {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources?: readonly { type: string; srcset: string; media?: string }[];
}

export interface PictureProps {
  picture: PictureData;
  /** Width in the layout, for the browser's choice of a file: «(min-width: 1025px) 25vw, 50vw». */
  sizes?: string;
  /** The largest picture of the first screen: loaded at once and first. */
  priority?: boolean;
  /** Beside words that say the same: not read aloud. */
  decorative?: boolean;
  /** `cover` and `contain` fill the parent's box; `natural` keeps the picture's own shape. */
  fit?: 'natural' | 'cover' | 'contain';
  className?: string;
}

export function Picture({ picture, sizes, priority, decorative, fit = 'natural', className }: PictureProps) {
  const { src, alt, width, height, sources = [] } = picture;
  return (
    <picture className={cx(css.picture, css[fit], className)}>
      {sources.map((source) => (
        <source
          key={source.type + (source.media ?? '')}
          type={source.type}
          srcSet={source.srcset}
          media={source.media}
          sizes={sizes}
        />
      ))}
      <img
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
