import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useEditor } from '../editor/editor-context.tsx';
import { moveObject } from '../editor/updates.ts';
import type { Movable } from './movable.ts';

/** Distance of a key press, in mm; the fine one is for Shift. */
const STEP = 500;
const FINE = 100;
/** Pointer movement that still counts as a click, in pixels. */
const CLICK_TOLERANCE = 4;

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the move function, or null when read-only. Consecutive moves by keys or buttons merge into one undo step; a
 * drag is one step.
 */
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
  /** Millimetres of the site per pixel. */
  mm: number;
}

export function useMoving(selected: string | null) {
  const move = useMove();
  const [drag, setDrag] = useState<Drag | null>(null);

  return {
    /** Offset of the dragged object from its position, in mm. */
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
        // A touch scrolls the plan unless it is on the selected object.
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
        if (Math.hypot(drag.dx, drag.dy) > CLICK_TOLERANCE) move?.(movable, drag.dx * drag.mm, drag.dy * drag.mm);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
