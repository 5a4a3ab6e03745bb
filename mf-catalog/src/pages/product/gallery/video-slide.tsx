import type { ProductVideo } from '@site/contracts/catalog';
import { formatDuration } from '@site/kernel/duration';
import { VideoFrame, VideoPlayer, type VideoFrameProps } from '@site/ui/video';
import css from './gallery.module.css';

interface VideoSlideProps extends Pick<VideoFrameProps, 'shown' | 'sizes'> {
  video: ProductVideo;
  /** Id of the description of the video. */
  describedBy: string | undefined;
  handlers: Pick<VideoFrameProps['link'], 'tabIndex' | 'onKeyDown'>;
}

export function VideoSlide({
  video: { title, poster, files, captions, seconds },
  describedBy,
  handlers,
  ...rest
}: VideoSlideProps) {
  const href = files.at(-1)?.src ?? '';
  return (
    <VideoFrame
      {...rest}
      className={css.video}
      poster={poster}
      title={title}
      duration={formatDuration(seconds)}
      link={{ href, 'aria-describedby': describedBy, ...handlers }}
    >
      <VideoPlayer title={title} files={files} captions={captions} describedBy={describedBy} />
    </VideoFrame>
  );
}
