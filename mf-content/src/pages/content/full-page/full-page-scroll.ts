import { glide } from './glide.ts';
import { directionOf } from './keys.ts';
import { type Direction, nextStop, screenAt, type Stay } from './stops.ts';
import { createWheelPushes } from './wheel-pushes.ts';

/** The specification, of the window's height: a swipe that is shorter does not move the page. */
const TOUCH_SENSITIVITY_PERCENT = 5;

/** Who has been scrolling through a high screen stops at its edge for so long, or the same turn would carry him past it. */
const EDGE_MS = 400;

const FIELDS = 'input, textarea, select, [contenteditable]';

export interface FullPageScroll {
  goTo: (screen: number) => void;
  stop: () => void;
}

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where moving by whole screens would take something away from the visitor, the browser scrolls as ever. */
const isOrdinary = ({ defaultPrevented }: Event) =>
  defaultPrevented ||
  prefersStill() ||
  // Magnified: a screen does not fit any longer.
  (window.visualViewport?.scale ?? 1) > 1 ||
  window.getSelection()?.type === 'Range' ||
  document.activeElement?.matches(FIELDS) === true ||
  document.querySelector('dialog[data-scroll-lock][open]') !== null;

/** A list with a scroll bar of its own, a map: what is inside goes before the page. */
function scrollsInside(target: EventTarget | null, root: Element): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== root; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return false;
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

function staysOf(screens: readonly Element[]): Stay[] {
  const { scrollY, innerHeight } = window;
  const root = document.documentElement;
  const covered = pixels(getComputedStyle(root).scrollPaddingTop);
  const reach = (position: number) => Math.min(Math.max(0, position), root.scrollHeight - innerHeight);
  return screens.map((screen, index) => {
    const { top, bottom } = screen.getBoundingClientRect();
    const inset = covered + pixels(getComputedStyle(screen).scrollMarginTop);
    // With the first is seen what stands above it.
    const start = index === 0 ? 0 : reach(top + scrollY - inset);
    return { top: start, end: Math.max(start, reach(bottom + scrollY - innerHeight)) };
  });
}

/**
 * One gesture moves the page by one screen: the children of `root`. Where the page stands is its scroll position alone, so
 * anchors, the keyboard's focus and the way back work as on any page.
 */
export function startFullPageScroll(root: HTMLElement, onScreen: (screen: number) => void): FullPageScroll {
  const stays = () => staysOf([...root.children]);
  const isPush = createWheelPushes();
  let stopMoving: (() => void) | null = null;
  let lastRead = -Infinity;
  let touch: { x: number; y: number; direction: Direction | null; stop: number | null } | null = null;

  function moveTo(position: number) {
    stopMoving?.();
    stopMoving = glide(position, () => {
      stopMoving = null;
    });
  }

  function onWheel(event: WheelEvent) {
    if (isOrdinary(event) || event.ctrlKey || event.shiftKey || event.buttons || !event.cancelable) return;
    if (Math.abs(event.deltaX) >= Math.abs(event.deltaY) || scrollsInside(event.target, root)) return;
    const isNew = isPush(event.deltaY, event.timeStamp);
    const stop = nextStop(event.deltaY > 0 ? 1 : -1, window.scrollY, stays());
    if (!stopMoving && stop === null) {
      lastRead = event.timeStamp;
      return;
    }
    event.preventDefault();
    const isAtEdge = event.timeStamp - lastRead < EDGE_MS;
    if (!stopMoving && isNew && !isAtEdge && stop !== null) moveTo(stop);
  }

  function onTouchStart(event: TouchEvent) {
    const [finger] = event.touches;
    const isOurs = event.touches.length === 1 && !isOrdinary(event) && !scrollsInside(event.target, root);
    touch = isOurs && finger ? { x: finger.clientX, y: finger.clientY, direction: null, stop: null } : null;
  }

  function onTouchMove(event: TouchEvent) {
    const [finger] = event.touches;
    if (!touch || !finger || event.touches.length > 1 || !event.cancelable) return void (touch = null);
    const up = touch.y - finger.clientY;
    const across = Math.abs(touch.x - finger.clientX);
    if (touch.direction === null) {
      if (stopMoving) {
        // A finger that came too early: neither the browser nor we follow it.
        event.preventDefault();
        return;
      }
      if (up === 0 && across === 0) return;
      touch.direction = up > 0 ? 1 : -1;
      touch.stop = nextStop(touch.direction, window.scrollY, stays());
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
    if (direction === null || isOrdinary(event)) return;
    // Keys on the page itself, or in one of its screens.
    if (!(target instanceof Element && (target.contains(root) || root.contains(target)))) return;
    if (scrollsInside(target, root)) return;
    const stop = nextStop(direction, window.scrollY, stays());
    if (!stopMoving && stop === null) return;
    event.preventDefault();
    if (!stopMoving && stop !== null) moveTo(stop);
  }

  const tell = () => onScreen(screenAt(window.scrollY, window.innerHeight, stays()));

  root.addEventListener('wheel', onWheel, { passive: false });
  root.addEventListener('touchstart', onTouchStart, { passive: true });
  root.addEventListener('touchmove', onTouchMove, { passive: false });
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('scroll', tell, { passive: true });
  window.addEventListener('resize', tell);
  tell();

  return {
    goTo(screen) {
      const stay = stays()[screen];
      if (!stay) return;
      if (prefersStill()) window.scrollTo({ top: stay.top, behavior: 'instant' });
      else moveTo(stay.top);
    },
    stop() {
      stopMoving?.();
      root.removeEventListener('wheel', onWheel);
      root.removeEventListener('touchstart', onTouchStart);
      root.removeEventListener('touchmove', onTouchMove);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', tell);
      window.removeEventListener('resize', tell);
    },
  };
}
