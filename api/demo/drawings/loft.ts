import { cross, dot, normalOf, type Camera, type P3 } from './iso.ts';
import { ink, shade, type Tones } from './palette.ts';
import type { Step, Style } from './svg.ts';

/**
 * A visible patch of a solid: neighbouring quads of one tone, so that a curve has a few bands instead of many slivers.
 */
interface Patch {
  fill: string;
  outline: P3[][];
  depth: number;
  creases: [P3, P3][];
  contours: [P3, P3][];
}

interface Painted {
  steps: Step[];
  style: Style;
}

interface Face {
  points: P3[];
  normal: P3;
  visible: boolean;
  fill: string;
  patch?: Patch;
}

const creaseAngle = Math.cos((32 * Math.PI) / 180);

/** Creases within a body are fainter than its outline. */
const creaseStyle: Style = { width: 1, opacity: 0.5 };
const contourStyle: Style = {};

function signedVolume(faces: readonly P3[][]): number {
  let volume = 0;
  for (const points of faces) {
    const [first] = points;
    if (!first) continue;
    for (let i = 1; i + 1 < points.length; i += 1)
      volume += dot(first, cross(points[i] ?? first, points[i + 1] ?? first));
  }
  return volume;
}

const centre = (points: readonly P3[], towards: P3): number =>
  points.reduce((sum, point) => sum + dot(point, towards), 0) / points.length;

/** Chains edges into polylines, for round joins and shorter paths. */
function chained(edges: readonly [P3, P3][]): P3[][] {
  const key = (point: P3): string => point.map((value) => value.toFixed(3)).join();
  const lines: { points: P3[]; start: string; end: string }[] = [];
  for (const [from, to] of edges) {
    const [start, end] = [key(from), key(to)];
    const line = lines.find((known) => known.end === start);
    const other = lines.find((known) => known.start === end);
    if (line && other && line !== other) {
      line.points.push(...other.points);
      line.end = other.end;
      lines.splice(lines.indexOf(other), 1);
    } else if (line) {
      line.points.push(to);
      line.end = end;
    } else if (other) {
      other.points.unshift(from);
      other.start = start;
    } else lines.push({ points: [from, to], start, end });
  }
  return lines.map(({ points }) => points);
}

/**
 * Builds a solid through rings with equal numbers of points, closed at both ends. Drops back faces, tones faces by
 * their normals, and draws outline and creases. Rings may have either winding.
 */
export function loft(rings: readonly P3[][], tones: Tones, camera: Camera): Painted[] {
  const count = rings[0]?.length ?? 0;
  const at = (ring: number, index: number): P3 => rings[ring]?.[(index + count) % count] ?? [0, 0, 0];
  const quads: P3[][] = [];
  for (let band = 0; band + 1 < rings.length; band += 1) {
    for (let j = 0; j < count; j += 1) quads.push([at(band, j), at(band, j + 1), at(band + 1, j + 1), at(band + 1, j)]);
  }
  const caps = [[...(rings[0] ?? [])].reverse(), [...(rings[rings.length - 1] ?? [])]];
  const inverted = signedVolume([...quads, ...caps]) < 0;
  const [sides, [start, end]] = [quads, caps].map((polygons) =>
    polygons.map((points): Face => {
      const normal = normalOf(inverted ? [...points].reverse() : points);
      const visible = dot(normal, camera.towards) > 1e-4;
      return { points, normal, visible, fill: visible ? shade(tones, normal) : '' };
    }),
  ) as [Face[], [Face, Face]];
  const side = (band: number, j: number): Face | undefined => sides[band * count + ((j + count) % count)];

  const patches: Patch[] = [];
  const patch = (fill: string, outline: P3[][]): Patch => {
    const made = { fill, outline, depth: centre(outline.flat(), camera.towards), creases: [], contours: [] };
    patches.push(made);
    return made;
  };
  const together = (a: Face, b: Face): boolean =>
    b.visible && a.fill === b.fill && dot(a.normal, b.normal) > creaseAngle;

  for (let band = 0; band + 1 < rings.length; band += 1) {
    const breaks = Array.from({ length: count }, (_, j) => j).filter((j) => {
      const [before, here] = [side(band, j - 1), side(band, j)];
      return before && here?.visible && !(before.visible && together(before, here));
    });
    const first = side(band, 0);
    if (breaks.length === 0 && first?.visible) {
      const whole = patch(
        first.fill,
        [rings[band] ?? [], rings[band + 1] ?? []].map((ring) => [...ring]),
      );
      for (let j = 0; j < count; j += 1) sides[band * count + j]!.patch = whole;
    }
    for (const from of breaks) {
      let to = from;
      for (;;) {
        const [here, next] = [side(band, to), side(band, to + 1)];
        if (!here || !next || to - from >= count - 1 || !together(here, next)) break;
        to += 1;
      }
      const [last, next] = [side(band, to), side(band, to + 1)];
      // Extend a band one quad under its neighbour, so that no seam is visible.
      const reach = next?.visible && last && dot(last.normal, next.normal) > creaseAngle ? to + 1 : to;
      const indices = Array.from({ length: reach - from + 2 }, (_, i) => from + i);
      const low = indices.map((j) => at(band, j));
      const high = indices.map((j) => at(band + 1, j)).reverse();
      const run = patch(side(band, from)?.fill ?? ink, [[...low, ...high]]);
      for (let j = from; j <= to; j += 1) side(band, j)!.patch = run;
    }
  }
  for (const cap of [start, end]) {
    if (!cap.visible) continue;
    cap.patch = patch(cap.fill, [cap.points]);
    cap.patch.depth = Infinity;
  }

  patches.sort((a, b) => a.depth - b.depth);
  const edge = (a: Face | undefined, b: Face | undefined, from: P3, to: P3): void => {
    if (a?.patch && b?.patch) {
      if (dot(a.normal, b.normal) >= creaseAngle) return;
      const later = patches.indexOf(a.patch) > patches.indexOf(b.patch) ? a.patch : b.patch;
      later.creases.push([from, to]);
    } else (a?.patch ?? b?.patch)?.contours.push([from, to]);
  };
  for (let band = 0; band + 1 < rings.length; band += 1) {
    for (let j = 0; j < count; j += 1) {
      edge(side(band, j - 1), side(band, j), at(band, j), at(band + 1, j));
      edge(side(band, j), band === 0 ? start : side(band - 1, j), at(band, j), at(band, j + 1));
      if (band + 2 === rings.length) edge(side(band, j), end, at(band + 1, j), at(band + 1, j + 1));
    }
  }
  return convex(rings.flat(), [...sides, start, end]) ? paintedAtOnce(patches, camera) : paintedInTurn(patches, camera);
}

/** Whether the solid is convex: no corner is in front of any face, so that it cannot hide parts of itself. */
function convex(points: readonly P3[], faces: readonly Face[]): boolean {
  return faces.every(({ visible, normal, points: [corner] }) => {
    if (!visible || !corner) return true;
    const level = dot(normal, corner) + 1e-3;
    return points.every((point) => dot(normal, point) <= level + Math.abs(level) * 1e-9);
  });
}

const line = (points: readonly P3[], camera: Camera, closed: boolean): Step[] => [
  ...points.map((point, index): Step => [index === 0 ? 'M' : 'L', camera.project(point)]),
  ...(closed ? [['Z'] as Step] : []),
];

const edgesOf = (edges: readonly [P3, P3][], style: Style, camera: Camera): Painted[] =>
  edges.length === 0 ? [] : [{ steps: chained(edges).flatMap((points) => line(points, camera, false)), style }];

const filled = ({ outline, fill }: Patch, camera: Camera): Painted => ({
  steps: outline.flatMap((ring) => line(ring, camera, true)),
  style: { fill },
});

function paintedAtOnce(patches: readonly Patch[], camera: Camera): Painted[] {
  const tones = new Map<string, Painted>();
  for (const patch of patches) {
    const { steps, style } = filled(patch, camera);
    const known = tones.get(patch.fill);
    if (known) known.steps.push(...steps);
    else tones.set(patch.fill, { steps, style });
  }
  return [
    ...tones.values(),
    ...edgesOf(
      patches.flatMap(({ creases }) => creases),
      creaseStyle,
      camera,
    ),
    ...edgesOf(
      patches.flatMap(({ contours }) => contours),
      contourStyle,
      camera,
    ),
  ];
}

/**
 * Paints far patches first, each with its edges, so that nearer ones cover them. Flat patches get one outline stroke.
 */
function paintedInTurn(patches: readonly Patch[], camera: Camera): Painted[] {
  return patches.flatMap((patch) => {
    const { steps, style } = filled(patch, camera);
    const [ring] = patch.outline;
    if (patch.outline.length === 1 && ring?.length === 4)
      return [{ steps, style: { ...style, stroke: ink, width: 1.2 } }];
    return [
      { steps, style },
      ...edgesOf(patch.creases, creaseStyle, camera),
      ...edgesOf(patch.contours, contourStyle, camera),
    ];
  });
}
