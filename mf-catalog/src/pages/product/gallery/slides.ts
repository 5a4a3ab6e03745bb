import type { ProductVideo } from '@site/contracts/catalog';
import type { Picture } from '@site/contracts/picture';

/** A video stands in the row with its poster. */
export interface Slide {
  picture: Picture;
  video?: ProductVideo;
}

/** The videos come second: after the product itself, and in sight among the thumbnails of a phone. */
export function slidesOf(pictures: readonly Picture[], videos: readonly ProductVideo[]): Slide[] {
  const videoSlides = videos.map((video): Slide => ({ picture: video.poster, video }));
  const [first, ...rest] = pictures.map((picture): Slide => ({ picture }));
  return first ? [first, ...videoSlides, ...rest] : videoSlides;
}
