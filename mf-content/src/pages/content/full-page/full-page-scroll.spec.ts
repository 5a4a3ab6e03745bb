import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type FullPageScroll, startFullPageScroll } from './full-page-scroll.ts';

const WINDOW = 800;
/** The third is higher than the window; below the last is a footer of 300. */
const HEIGHTS = [800, 800, 1500, 800];
const FOOTER = 300;
const TOPS = HEIGHTS.map((_, index) => HEIGHTS.slice(0, index).reduce((sum, height) => sum + height, 0));
const END = HEIGHTS.reduce((sum, height) => sum + height, 0) + FOOTER - WINDOW;

let root: HTMLElement;
let scroll: FullPageScroll;
let reducedMotion: boolean;
const onScreen = jest.fn<(screen: number) => void>();

let frames: FrameRequestCallback[];
let now: number;
/** Runs the frames of this many milliseconds. */
function pass(ms: number) {
  for (const end = now + ms; now < end;) {
    now += 20;
    for (const frame of frames.splice(0)) frame(now);
  }
}
const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: Math.min(Math.max(0, top), END) });
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  frames = [];
  now = 0;
  reducedMotion = false;
  onScreen.mockClear();
  Object.assign(window, {
    innerHeight: WINDOW,
    scrollY: 0,
    scrollTo: ({ top }: ScrollToOptions) => scrollTo(top!),
    matchMedia: () => ({ matches: reducedMotion }),
    requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
    cancelAnimationFrame: () => frames.splice(0),
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: END + WINDOW });
  document.body.innerHTML = `<header><input id="search"></header><main><div id="root">${HEIGHTS.map(
    (_, index) => `<div id="s${index}" tabindex="-1"><p id="p${index}">Текст</p></div>`,
  ).join('')}</div></main>`;
  root = document.getElementById('root')!;
  for (const [index, screen] of [...root.children].entries())
    screen.getBoundingClientRect = () => new DOMRect(0, TOPS[index]! - window.scrollY, 1000, HEIGHTS[index]);
  scroll = startFullPageScroll(root, onScreen);
});
afterEach(() => scroll.stop());

const fire = (target: Element, event: Event) => !target.dispatchEvent(event);
const at = (id: string) => document.getElementById(id)!;
/** Returns whether the default action was prevented. */
const wheel = (deltaY: number, init: WheelEventInit = {}, target = at('p0')) =>
  fire(
    target,
    Object.defineProperty(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...init }), 'timeStamp', {
      value: now,
    }),
  );
const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  fire(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
function touch(type: 'touchstart' | 'touchmove', ...points: [x: number, y: number][]) {
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  return fire(at('p0'), Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches }));
}

test('moves the page by one screen on a turn of the wheel, in 700 ms', () => {
  expect(wheel(120)).toBe(true);
  pass(500);
  expect(window.scrollY).toBeLessThan(800);
  pass(220);
  expect(window.scrollY).toBe(800);
  expect(onScreen).toHaveBeenLastCalledWith(1);
  wheel(-120);
  pass(800);
  expect(window.scrollY).toBe(0);
});

test('ignores wheel and keys during a move, without queueing them', () => {
  wheel(120);
  pass(300);
  expect([wheel(120), press('PageDown')]).toEqual([true, true]);
  pass(2000);
  expect(window.scrollY).toBe(800);
});

test('scrolls natively within a screen higher than the window, and stops at its edge', () => {
  scrollTo(1600);
  expect(wheel(120)).toBe(false);
  scrollTo(2300);
  // The same turn of the wheel ends at the edge; the next one continues.
  expect(wheel(120)).toBe(true);
  pass(300);
  expect(window.scrollY).toBe(2300);
  pass(200);
  expect(wheel(120)).toBe(true);
  pass(800);
  expect(window.scrollY).toBe(3100);
  // The footer.
  expect(wheel(120)).toBe(false);
});

test('moves by a screen on scrolling keys, and leaves other keys to the browser', () => {
  for (const [key, top] of [
    ['PageDown', 800],
    ['ArrowUp', 0],
    ['ArrowDown', 800],
    ['PageUp', 0],
    [' ', 800],
  ] as const) {
    expect(press(key)).toBe(true);
    pass(800);
    expect(window.scrollY).toBe(top);
  }
  expect(press(' ', { shiftKey: true }, at('p1'))).toBe(true);
  pass(800);
  expect(window.scrollY).toBe(0);
  for (const key of ['Home', 'End', 'Tab', 'ArrowRight']) expect(press(key)).toBe(false);
  expect(press('ArrowDown', { altKey: true })).toBe(false);
  expect(press('ArrowDown', { shiftKey: true })).toBe(false);
});

test('moves by a screen on a swipe longer than 5 % of the window', () => {
  touch('touchstart', [100, 500]);
  expect(touch('touchmove', [100, 470])).toBe(true);
  pass(800);
  expect(window.scrollY).toBe(0);
  expect(touch('touchmove', [100, 459])).toBe(true);
  pass(800);
  // The same finger, further on.
  expect(touch('touchmove', [100, 200])).toBe(true);
  pass(800);
  expect(window.scrollY).toBe(800);
});

test('leaves swipes sideways, with two fingers and off the page to the browser', () => {
  touch('touchstart', [100, 500]);
  expect(touch('touchmove', [160, 490])).toBe(false);
  expect(touch('touchmove', [160, 200])).toBe(false);
  touch('touchstart', [100, 500], [200, 500]);
  expect(touch('touchmove', [100, 400], [200, 600])).toBe(false);
  touch('touchstart', [100, 500]);
  expect(touch('touchmove', [100, 600])).toBe(false);
});

test.each<[string, () => void]>([
  ['motion is reduced', () => (reducedMotion = true)],
  ['a field is being filled in', () => at('search').focus()],
  ['a dialog is open', () => root.insertAdjacentHTML('beforeend', '<dialog open data-scroll-lock></dialog>')],
  ['a text is selected', () => window.getSelection()!.selectAllChildren(at('p0'))],
  ['the page is magnified', () => Object.assign(window, { visualViewport: { scale: 1.5 } })],
])('scrolls natively while %s', (_when, begin) => {
  begin();
  touch('touchstart', [100, 500]);
  expect([wheel(120), press('PageDown'), touch('touchmove', [100, 300])]).toEqual([false, false, false]);
  pass(800);
  expect(window.scrollY).toBe(0);
  Object.assign(window, { visualViewport: null });
  window.getSelection()!.removeAllRanges();
});

test('leaves a zooming or horizontal wheel to the browser, and a handled one to its handler', () => {
  expect([wheel(120, { ctrlKey: true }), wheel(120, { deltaX: 200 })]).toEqual([false, false]);
  at('p0').addEventListener('wheel', (event) => event.preventDefault());
  wheel(120);
  pass(800);
  expect(window.scrollY).toBe(0);
});

test('stops moving when the user drags the scroll bar', () => {
  wheel(120);
  pass(300);
  scrollTo(2000);
  pass(800);
  expect(window.scrollY).toBe(2000);
});

test('goes to a screen by its number, at once with reduced motion, and leaves the page alone when stopped', () => {
  scroll.goTo(3);
  pass(800);
  expect(window.scrollY).toBe(3100);
  reducedMotion = true;
  scroll.goTo(0);
  expect(window.scrollY).toBe(0);
  reducedMotion = false;
  scroll.stop();
  expect(wheel(120)).toBe(false);
});
