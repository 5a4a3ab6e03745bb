import type { ProductVideo } from '@site/contracts/catalog';
import { siteDay } from '@site/kernel/dates';
import type { LibraryVideo } from '../../tables/media-tables.ts';
import { captionsUrl, fileUrl } from '../media/library/media-address.ts';
import { photoListPicture } from '../media/picture-urls.ts';

/** A video of the media library on the page of a product. */
export const toUploadedVideo = (video: LibraryVideo & { updated_at: Date }): ProductVideo => ({
  ...{ title: video.alt, description: '', seconds: video.seconds },
  poster: { ...photoListPicture(video.poster), alt: '' },
  files: [{ type: 'video/mp4', src: fileUrl(video) }],
  captions: captionsUrl(video),
  published_on: siteDay(video.updated_at),
});
