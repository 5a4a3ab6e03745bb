import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';

/** Duration of a slide, from the specification: 6 s. */
const SLIDE_MS = 6000;

/** Independent reasons to pause the automatic change. */
type PauseReason = 'pointer' | 'focus' | 'finger';

interface Slides {
  ref: RefObject<HTMLDivElement | null>;
  active: number;
  /** False until the library has loaded; the slides are a scrollable row until then. */
  ready: boolean;
  /** Whether automatic change is switched on. */
  playing: boolean;
  /** Whether the next slide will come automatically: switched on and not paused. */
  changing: boolean;
  goTo: (slide: number) => void;
  togglePlaying: () => void;
  setPaused: (reason: PauseReason, paused: boolean) => void;
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Swiper moves the slides; their automatic change is timed here. Swiper's own autoplay derives its pauses from
 * transitions: a pause that begins while the last slide comes in never ends, and one by focus ends with the transition.
 */
export function useSwiper(count: number): Slides {
  const ref = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [active, setActive] = useState(0);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [pauseReasons, setPauseReasons] = useState<readonly PauseReason[]>([]);
  const changing = playing && pauseReasons.length === 0;

  useEffect(() => {
    const element = ref.current;
    if (!element || count < 2) return;
    let gone = false;
    const start = async () => {
      const { Swiper } = await import('./swiper.ts');
      if (gone) return;
      const reducedMotion = prefersReducedMotion();
      // Keep the position of a scroll before the library loaded.
      const initialSlide = Math.round(element.scrollLeft / element.clientWidth) || 0;
      element.scrollLeft = 0;
      swiper.current = new Swiper(element, {
        initialSlide,
        speed: reducedMotion ? 0 : 400,
        on: { slideChange: ({ activeIndex }) => setActive(activeIndex) },
      });
      setActive(initialSlide);
      setPlaying(!reducedMotion);
      setReady(true);
    };
    // When the chunk fails to load, the row stays scrollable.
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
    setPaused: (by, paused) =>
      setPauseReasons((present) => {
        const others = present.filter((reason) => reason !== by);
        return paused ? [...others, by] : others;
      }),
    togglePlaying: () => {
      // Starting by the button must take effect although pointer and focus are on it.
      if (!playing) setPauseReasons([]);
      setPlaying(!playing);
    },
  };
}
