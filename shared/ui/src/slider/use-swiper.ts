import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';

/** The specification: a slide stays for 6 s. */
const SLIDE_MS = 6000;

/** What keeps a slide from changing, each by itself. */
type Holder = 'pointer' | 'focus' | 'finger';

interface Slides {
  ref: RefObject<HTMLDivElement | null>;
  active: number;
  /** False until the library runs: the slides are a row that scrolls. */
  ready: boolean;
  /** Slides change by themselves, whenever nothing holds them. */
  playing: boolean;
  /** The next one comes by itself. */
  changing: boolean;
  goTo: (slide: number) => void;
  togglePlaying: () => void;
  hold: (by: Holder, held: boolean) => void;
}

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Swiper moves the slides; when they change is decided here. Its own autoplay takes its pauses from transitions: one that
 * begins while the last slide comes in never ends, and one by focus ends with the transition.
 */
export function useSwiper(count: number): Slides {
  const ref = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [active, setActive] = useState(0);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [holders, setHolders] = useState<readonly Holder[]>([]);
  const changing = playing && holders.length === 0;

  useEffect(() => {
    const element = ref.current;
    if (!element || count < 2) return;
    let gone = false;
    const start = async () => {
      const { Swiper } = await import('./swiper.ts');
      if (gone) return;
      const still = prefersStill();
      // Scrolled by hand before the library came: stay there.
      const initialSlide = Math.round(element.scrollLeft / element.clientWidth) || 0;
      element.scrollLeft = 0;
      swiper.current = new Swiper(element, {
        initialSlide,
        speed: still ? 0 : 400,
        on: { slideChange: ({ activeIndex }) => setActive(activeIndex) },
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

  useEffect(() => {
    if (!changing) return;
    const timer = setTimeout(() => swiper.current?.slideTo((active + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [changing, active, count]);

  return {
    ...{ ref, active, ready, playing, changing },
    goTo: (slide) => swiper.current?.slideTo((slide + count) % count),
    hold: (by, held) =>
      setHolders((present) => {
        const others = present.filter((holder) => holder !== by);
        return held ? [...others, by] : others;
      }),
    togglePlaying: () => {
      // Who starts them wants to see it, with the pointer and the focus on the button.
      if (!playing) setHolders([]);
      setPlaying(!playing);
    },
  };
}
