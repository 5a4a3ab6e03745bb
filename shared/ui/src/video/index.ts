export { VideoFrame, type VideoFrameProps } from './video-frame.tsx';
export { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';
