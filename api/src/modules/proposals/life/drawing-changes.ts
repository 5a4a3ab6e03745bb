import type { VersionChanges } from '@site/contracts/version-changes';
import type { Moved, Plan } from '@site/kp-drawing/plan';

type Placed = { name: string; moved: Moved };

/** What a person may move and name: lanes, the room, devices. */
const placedOn = ({ sheets }: Plan): Map<string, Placed> =>
  new Map(
    sheets.flatMap(({ bands, room, objects }): [string, Placed][] => [
      ...(room ? [['room', room] as [string, Placed]] : []),
      ...bands.map(({ id, lane, moved }): [string, Placed] => [id, { name: lane.name, moved }]),
      ...objects.map(({ id, name, moved }): [string, Placed] => [id, { name, moved }]),
    ]),
  );

/** A device that a person has not named bears the name of its lane: that the lane is called otherwise is told once. */
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
