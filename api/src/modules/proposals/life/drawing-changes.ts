import type { VersionChanges } from '@site/contracts/version-changes';
import type { Moved, Plan } from '@site/kp-drawing/plan';

type Placed = { name: string; moved: Moved };

/** Objects that users can move and rename: lanes, the room, devices. */
const placedOn = ({ sheets }: Plan): Map<string, Placed> =>
  new Map(
    sheets.flatMap(({ bands, room, objects }): [string, Placed][] => [
      ...(room ? [['room', room] as [string, Placed]] : []),
      ...bands.map(({ id, lane, moved }): [string, Placed] => [id, { name: lane.name, moved }]),
      ...objects.map(({ id, name, moved }): [string, Placed] => [id, { name, moved }]),
    ]),
  );

/** Lists moved and renamed objects. A device without its own name follows its lane, so only the lane counts as renamed. */
export function drawingChanges(
  [before, after]: readonly [Plan, Plan],
  named: ReadonlySet<string>,
): VersionChanges['drawing'] {
  const old = placedOn(before);
  return [...placedOn(after)].flatMap(([id, { name, moved }]) => {
    const was = old.get(id);
    if (!was) return [];
    const isMoved = was.moved.dx !== moved.dx || was.moved.dy !== moved.dy;
    const isRenamed = was.name !== name && named.has(id);
    return isMoved || isRenamed ? [{ name, moved: isMoved, was_called: isRenamed ? was.name : null }] : [];
  });
}
