import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import {
  centred,
  doubleTapped,
  moved,
  pinched,
  STEP,
  swiped,
  zoomed,
  type Pair,
  type Point,
  type Size,
  type View,
} from './view.ts';

/** Two taps within this time in ms at one place are a double tap. */
const DOUBLE_MS = 300;
const SAME_PLACE = 24;
const WHEEL_NOTCH = 100;

interface Gesture {
  /** The view when the last finger was added or removed. */
  start: View;
  from: Point[];
  travelled: number;
}

interface GesturesOptions {
  stage: RefObject<HTMLElement | null>;
  view: View;
  onView: (view: View) => void;
  onTurn: (step: -1 | 1) => void;
}

/** Gestures: a drag moves a zoomed picture or swipes to the next one; a pinch, the wheel and a double tap zoom. */
export function useGestures({ stage, view, onView, onTurn }: GesturesOptions) {
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>({ start: view, from: [], travelled: 0 });
  const tap = useRef<{ at: Point; time: number }>(null);

  const box = (): Size => stage.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const begin = (travelled: number) => {
    gesture.current = { start: view, from: [...fingers.current.values()], travelled };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onView(zoomed(view, STEP ** (-event.deltaY / WHEEL_NOTCH), pointOf(event), box()));
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React's wheel listener is passive, so the page would scroll.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);

  function onTap(at: Point, time: number) {
    const last = tap.current;
    const isDouble =
      last && time - last.time < DOUBLE_MS && Math.hypot(at.x - last.at.x, at.y - last.at.y) < SAME_PLACE;
    tap.current = isDouble ? null : { at, time };
    if (isDouble) onView(doubleTapped(gesture.current.start, at, box()));
    else if (view.scale > 1) onView(centred(view, at, box()));
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button > 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, pointOf(event));
      begin(fingers.current.size > 1 ? Infinity : 0);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, pointOf(event));
      const { start, from } = gesture.current;
      const [a, b] = [...fingers.current.values()];
      const [first, second] = from;
      if (!a || !first) return;
      gesture.current.travelled = Math.max(gesture.current.travelled, Math.hypot(a.x - first.x, a.y - first.y));
      if (b && second) onView(pinched(start, [first, second] satisfies Pair, [a, b], box()));
      else if (start.scale > 1) onView(moved(start, { x: a.x - first.x, y: a.y - first.y }, box()));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const at = fingers.current.get(event.pointerId);
      if (!at) return;
      const { start, from, travelled } = gesture.current;
      fingers.current.delete(event.pointerId);
      if (fingers.current.size > 0) return begin(Infinity);
      const [first] = from;
      if (!first || travelled === Infinity) return;
      if (travelled < SAME_PLACE / 2) return onTap(at, event.timeStamp);
      const turn = start.scale > 1 ? 0 : swiped({ x: at.x - first.x, y: at.y - first.y });
      if (turn !== 0) onTurn(turn);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId);
      begin(Infinity);
    },
  };
}
