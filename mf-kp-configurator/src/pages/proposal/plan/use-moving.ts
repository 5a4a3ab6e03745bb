import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useEditor } from '../editor/editor-context.tsx';
import { moveObject } from '../editor/updates.ts';
import type { Movable } from './movable.ts';

/** A key press, in mm; with Shift it is for the last touch. */
const STEP = 500;
const FINE = 100;
/** A hand that only clicks trembles, in pixels. */
const TREMBLE = 4;

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves by keys and by a button are one step back each while they go on; a drag is one when it ends. */
export function useMove() {
  const { edit, readOnly } = useEditor();
  return readOnly ? null : ({ id }: Movable, dx: number, dy: number) => edit(moveObject(id, dx, dy), `plan.${id}`);
}

interface Drag {
  id: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Of the site, to a pixel. */
  mm: number;
}

export function useMoving(selected: string | null) {
  const move = useMove();
  const [drag, setDrag] = useState<Drag | null>(null);

  return {
    /** How far what is being dragged is from where it stands, in mm. */
    drag: drag && { id: drag.id, dx: drag.dx * drag.mm, dy: drag.dy * drag.mm },

    handlersOf: (movable: Movable) => ({
      onKeyDown(event: KeyboardEvent) {
        const direction = directions[event.key];
        if (!direction || !move || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        const step = event.shiftKey ? FINE : STEP;
        move(movable, direction[0] * step, direction[1] * step);
      },
      onPointerDown(event: PointerEvent<SVGElement>) {
        // A finger that goes over the plan scrolls it, unless it is on what has been chosen.
        if (!move || event.button !== 0 || (event.pointerType !== 'mouse' && selected !== movable.id)) return;
        const plan = event.currentTarget.ownerSVGElement;
        if (!plan) return;
        const mm = plan.viewBox.baseVal.width / plan.getBoundingClientRect().width;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id: movable.id, x: event.clientX, y: event.clientY, dx: 0, dy: 0, mm });
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (drag?.id === movable.id) setDrag({ ...drag, dx: clientX - drag.x, dy: clientY - drag.y });
      },
      onPointerUp() {
        if (drag?.id !== movable.id) return;
        setDrag(null);
        if (Math.hypot(drag.dx, drag.dy) > TREMBLE) move?.(movable, drag.dx * drag.mm, drag.dy * drag.mm);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
