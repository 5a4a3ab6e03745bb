import { kindWords } from '@site/kp-drawing/kinds';
import { type Box, cables } from '@site/kp-drawing/geometry';
import type { Moved, Plan, Sheet } from '@site/kp-drawing/plan';

/** A selectable object of a plan: a device, a lane or the room. */
export interface Movable {
  id: string;
  /** Id of the object that it moves with. */
  group: string | null;
  name: string;
  /** Type of the object, for names that do not contain it. */
  kind: string;
  /** Key of its bill line; null for a lane and the room. */
  line: string | null;
  qty: number;
  metres: number | null;
  moved: Moved;
  box: Box;
}

/** Returns the objects in reading order: the room, each lane with its devices, then the other devices. */
export function movablesOf({ room, bands, objects, cables }: Sheet): Movable[] {
  const metres = new Map(cables.map((cable) => [cable.id, cable.metres]));
  const inGroup = (group: string | null) =>
    objects
      .filter((object) => object.group === group)
      .map(({ id, kind, name, key, qty, moved, x, y, width, height }) => ({
        ...{ id, group, name, qty, moved },
        kind: kindWords[kind],
        line: key,
        metres: metres.get(id) ?? null,
        box: { x: x - width / 2, y: y - height / 2, width, height },
      }));
  const whole = { group: null, line: null, qty: 1, metres: null };
  return [
    ...(room ? [{ ...whole, id: 'room', name: room.name, kind: 'Помещение', moved: room.moved, box: room }] : []),
    ...inGroup('room'),
    ...bands.flatMap(({ id, lane, moved, outline }) => [
      { ...whole, id, name: lane.name, kind: 'Проезд', moved, box: outline },
      ...inGroup(id),
    ]),
    ...inGroup(null),
  ];
}

export const movableOn = ({ sheets }: Plan, id: string | null): Movable | undefined =>
  sheets.flatMap(movablesOf).find((movable) => movable.id === id);

/** Accessible name of the object. */
export const spoken = ({ name, kind, qty, metres, moved }: Movable): string =>
  [
    name.toLowerCase().startsWith(kind.toLowerCase()) ? name : `${kind} «${name}»`,
    qty > 1 && `${qty}\u00a0шт.`,
    metres !== null && `кабель ${metres}\u00a0м${metres > cables.longest ? ', длиннее витой пары' : ''}`,
    (moved.dx !== 0 || moved.dy !== 0) && 'перемещено',
  ]
    .filter(Boolean)
    .join(', ');
