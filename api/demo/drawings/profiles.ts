import type { P2 } from './iso.ts';

/** Closed outlines for extrusions. */

export function circle(u: number, v: number, radius: number, sides: number): P2[] {
  return Array.from({ length: sides }, (_, i): P2 => {
    const angle = ((i + 0.5) / sides) * 2 * Math.PI;
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
  });
}

export function roundedRect(u: number, v: number, width: number, height: number, radius: number, parts: number): P2[] {
  const r = Math.min(radius, width / 2, height / 2);
  const corners: [number, number, number][] = [
    [u + width - r, v + height - r, 0],
    [u + r, v + height - r, 90],
    [u + r, v + r, 180],
    [u + width - r, v + r, 270],
  ];
  return corners.flatMap(([cu, cv, from]) =>
    Array.from({ length: parts + 1 }, (_, i): P2 => {
      const angle = ((from + (i / Math.max(1, parts)) * 90) / 180) * Math.PI;
      return [cu + r * Math.cos(angle), cv + r * Math.sin(angle)];
    }),
  );
}

export function toothed(u: number, v: number, root: number, tip: number, teeth: number): P2[] {
  const shares: [number, number][] = [
    [0, root],
    [0.2, tip],
    [0.45, tip],
    [0.65, root],
  ];
  return Array.from({ length: teeth }, (_, tooth) =>
    shares.map(([share, radius]): P2 => {
      const angle = ((tooth + share) / teeth) * 2 * Math.PI;
      return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
    }),
  ).flat();
}
