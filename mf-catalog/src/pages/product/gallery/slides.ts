import type { ProductVideo } from '@site/contracts/catalog';
import type { Picture } from '@site/contracts/picture';

/** A film stands in the row with its poster. */
export interface Slide {
  picture: Picture;
  video?: ProductVideo;
}

/** The films come second: after the product itself, and in sight among the thumbnails of a phone. */
export function slidesOf(pictures: readonly Picture[], videos: readonly ProductVideo[]): Slide[] {
  const films = videos.map((video): Slide => ({ picture: video.poster, video }));
  const [first, ...rest] = pictures.map((picture): Slide => ({ picture }));
  return first ? [first, ...films, ...rest] : films;
}
