import type { ProductVideo } from '@site/contracts/catalog';
import type { Picture } from '@site/contracts/picture';

/** A picture, or a video represented by its poster. */
export interface Slide {
  picture: Picture;
  video?: ProductVideo;
}

/** A video may have a poster that is a picture of the gallery, too. */
export const keyOf = ({ picture, video }: Slide): string => video?.files[0]?.src ?? picture.src;

/** Puts the videos after the first picture, so that they are visible among the thumbnails on a phone. */
export function slidesOf(pictures: readonly Picture[], videos: readonly ProductVideo[]): Slide[] {
  const videoSlides = videos.map((video): Slide => ({ picture: video.poster, video }));
  const [first, ...rest] = pictures.map((picture): Slide => ({ picture }));
  return first ? [first, ...videoSlides, ...rest] : videoSlides;
}
