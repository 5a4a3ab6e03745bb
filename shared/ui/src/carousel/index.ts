export { Carousel, type CarouselProps } from './carousel.tsx';
export { useScroller } from './use-scroller.ts';
