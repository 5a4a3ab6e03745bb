import { cx } from '../cx/index.ts';
import css from './picture.module.css';

/** A picture as sent by the API: its size is known before it loads, and the formats are ordered best first. */
export interface PictureData {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources?: readonly { type: string; srcset: string; media?: string }[];
  /** Average colour, #rrggbb: fills the picture until it has loaded. */
  color?: string;
  /** `object-position` where it is cropped; the centre by default. */
  position?: string;
}

export interface PictureProps {
  picture: PictureData;
  /** `sizes` attribute: the width in the layout, «(min-width: 1025px) 25vw, 50vw». */
  sizes?: string;
  /** For the largest picture above the fold: loaded eagerly with high priority. */
  priority?: boolean;
  /** Empty alternative text, when the text beside it says the same. */
  decorative?: boolean;
  /** `cover` and `contain` fill the parent's box; `natural` keeps the aspect ratio. */
  fit?: 'natural' | 'cover' | 'contain';
  className?: string;
}

/** An area in the proportions of the picture, so that the colour fills no more than the picture will. */
function areaOf({ color = '', width, height }: PictureData, size: 'cover' | 'contain'): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${color}" d="M0 0h${width}v${height}H0z"/></svg>`;
  return `content-box no-repeat center / ${size} url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

export function Picture({ picture, sizes, priority, decorative, fit = 'natural', className }: PictureProps) {
  const { src, alt, width, height, color, position, sources = [] } = picture;
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
        style={
          color || position
            ? {
                objectPosition: position,
                background: color && areaOf(picture, fit === 'cover' ? 'cover' : 'contain'),
              }
            : undefined
        }
      />
    </picture>
  );
}
