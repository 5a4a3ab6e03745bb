import { scrollSmoothly } from './scroll-smoothly.ts';
import { directionOf } from './keys.ts';
import { type Direction, nextStop, screenAt, type ScreenRange } from './stops.ts';
import { createWheelGestures } from './wheel-gestures.ts';

/** From the specification, in percent of the window's height: a shorter swipe does not move the page. */
const TOUCH_SENSITIVITY_PERCENT = 5;

/** Pause at the edge of a high screen, in ms: otherwise the same turn of the wheel would move past it. */
const EDGE_MS = 400;

const FIELDS = 'input, textarea, select, [contenteditable]';

export interface FullPageScroll {
  goTo: (screen: number) => void;
  stop: () => void;
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the browser handles the event, because moving by whole screens would get in the way. */
const isLeftToBrowser = ({ defaultPrevented }: Event) =>
  defaultPrevented ||
  prefersReducedMotion() ||
  // When the page is magnified, a screen no longer fits the window.
  (window.visualViewport?.scale ?? 1) > 1 ||
  window.getSelection()?.type === 'Range' ||
  document.activeElement?.matches(FIELDS) === true ||
  document.querySelector('dialog[data-scroll-lock][open]') !== null;

/** Whether an element inside scrolls by itself, such as a list or a map: it takes precedence. */
function scrollsInside(target: EventTarget | null, root: Element): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== root; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return false;
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

function rangesOf(screens: readonly Element[]): ScreenRange[] {
  const { scrollY, innerHeight } = window;
  const root = document.documentElement;
  const covered = pixels(getComputedStyle(root).scrollPaddingTop);
  const reach = (position: number) => Math.min(Math.max(0, position), root.scrollHeight - innerHeight);
  return screens.map((screen, index) => {
    const { top, bottom } = screen.getBoundingClientRect();
    const inset = covered + pixels(getComputedStyle(screen).scrollMarginTop);
    // The first screen includes the content above it.
    const start = index === 0 ? 0 : reach(top + scrollY - inset);
    return { top: start, end: Math.max(start, reach(bottom + scrollY - innerHeight)) };
  });
}

/**
 * Moves the page by one screen, a child of `root`, per gesture. The scroll position is the only state, so anchors,
 * keyboard focus and Back work as on any page.
 */
export function startFullPageScroll(root: HTMLElement, onScreen: (screen: number) => void): FullPageScroll {
  const ranges = () => rangesOf([...root.children]);
  const isPush = createWheelGestures();
  let stopMoving: (() => void) | null = null;
  let lastNativeScroll = -Infinity;
  let touch: { x: number; y: number; direction: Direction | null; stop: number | null } | null = null;

  function moveTo(position: number) {
    stopMoving?.();
    stopMoving = scrollSmoothly(position, () => {
      stopMoving = null;
    });
  }

  function onWheel(event: WheelEvent) {
    if (isLeftToBrowser(event) || event.ctrlKey || event.shiftKey || event.buttons || !event.cancelable) return;
    if (Math.abs(event.deltaX) >= Math.abs(event.deltaY) || scrollsInside(event.target, root)) return;
    const isNew = isPush(event.deltaY, event.timeStamp);
    const stop = nextStop(event.deltaY > 0 ? 1 : -1, window.scrollY, ranges());
    if (!stopMoving && stop === null) {
      lastNativeScroll = event.timeStamp;
      return;
    }
    event.preventDefault();
    const isAtEdge = event.timeStamp - lastNativeScroll < EDGE_MS;
    if (!stopMoving && isNew && !isAtEdge && stop !== null) moveTo(stop);
  }

  function onTouchStart(event: TouchEvent) {
    const [finger] = event.touches;
    const isHandled = event.touches.length === 1 && !isLeftToBrowser(event) && !scrollsInside(event.target, root);
    touch = isHandled && finger ? { x: finger.clientX, y: finger.clientY, direction: null, stop: null } : null;
  }

  function onTouchMove(event: TouchEvent) {
    const [finger] = event.touches;
    if (!touch || !finger || event.touches.length > 1 || !event.cancelable) return void (touch = null);
    const up = touch.y - finger.clientY;
    const across = Math.abs(touch.x - finger.clientX);
    if (touch.direction === null) {
      if (stopMoving) {
        // A touch during a move is ignored, also by the browser.
        event.preventDefault();
        return;
      }
      if (up === 0 && across === 0) return;
      touch.direction = up > 0 ? 1 : -1;
      touch.stop = nextStop(touch.direction, window.scrollY, ranges());
      if (touch.stop === null || across > Math.abs(up)) return void (touch = null);
    }
    event.preventDefault();
    if (touch.stop === null || up * touch.direction < (window.innerHeight * TOUCH_SENSITIVITY_PERCENT) / 100) return;
    moveTo(touch.stop);
    touch.stop = null;
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directionOf(event);
    const { target } = event;
    if (direction === null || isLeftToBrowser(event)) return;
    // Keys on the page itself, or in one of its screens.
    if (!(target instanceof Element && (target.contains(root) || root.contains(target)))) return;
    if (scrollsInside(target, root)) return;
    const stop = nextStop(direction, window.scrollY, ranges());
    if (!stopMoving && stop === null) return;
    event.preventDefault();
    if (!stopMoving && stop !== null) moveTo(stop);
  }

  const notify = () => onScreen(screenAt(window.scrollY, window.innerHeight, ranges()));

  root.addEventListener('wheel', onWheel, { passive: false });
  root.addEventListener('touchstart', onTouchStart, { passive: true });
  root.addEventListener('touchmove', onTouchMove, { passive: false });
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('scroll', notify, { passive: true });
  window.addEventListener('resize', notify);
  notify();

  return {
    goTo(screen) {
      const range = ranges()[screen];
      if (!range) return;
      if (prefersReducedMotion()) window.scrollTo({ top: range.top, behavior: 'instant' });
      else moveTo(range.top);
    },
    stop() {
      stopMoving?.();
      root.removeEventListener('wheel', onWheel);
      root.removeEventListener('touchstart', onTouchStart);
      root.removeEventListener('touchmove', onTouchMove);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', notify);
      window.removeEventListener('resize', notify);
    },
  };
}
