import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';

/** The specification: a slide stays for 6 s. */
const AUTOPLAY_MS = 6000;

interface Slides {
  ref: RefObject<HTMLDivElement | null>;
  active: number;
  /** False until the library runs: the slides are a row that scrolls. */
  ready: boolean;
  playing: boolean;
  goTo: (slide: number) => void;
  togglePlaying: () => void;
  /** Keyboard focus inside holds the slides still. */
  holdWhile: (focused: boolean) => void;
}

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useSwiper(count: number): Slides {
  const ref = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [active, setActive] = useState(0);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || count < 2) return;
    let gone = false;
    const start = async () => {
      const { Swiper, Autoplay } = await import('./swiper.ts');
      if (gone) return;
      const still = prefersStill();
      // Scrolled by hand before the library came: stay there.
      const initialSlide = Math.round(element.scrollLeft / element.clientWidth) || 0;
      element.scrollLeft = 0;
      swiper.current = new Swiper(element, {
        modules: [Autoplay],
        initialSlide,
        rewind: true,
        speed: still ? 0 : 400,
        autoplay: still ? false : { delay: AUTOPLAY_MS, pauseOnMouseEnter: true, disableOnInteraction: false },
        on: {
          slideChange: ({ activeIndex }) => setActive(activeIndex),
          autoplayStart: () => setPlaying(true),
          autoplayStop: () => setPlaying(false),
        },
      });
      setActive(initialSlide);
      setPlaying(!still);
      setReady(true);
    };
    // If the chunk does not come, the row goes on scrolling.
    start().catch(() => setReady(false));
    return () => {
      gone = true;
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [count]);

  return {
    ref,
    active,
    ready,
    playing,
    goTo: (slide) => swiper.current?.slideTo((slide + count) % count),
    togglePlaying: () => (playing ? swiper.current?.autoplay.stop() : swiper.current?.autoplay.start()),
    holdWhile: (focused) => {
      if (!playing) return;
      if (focused) swiper.current?.autoplay.pause();
      else swiper.current?.autoplay.resume();
    },
  };
}
