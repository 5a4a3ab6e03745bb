import { boundsOf, paint, type Mark } from './svg.ts';

function grid(width: number, height: number): Mark[] {
  const slope = Math.tan(Math.PI / 6);
  const step = 96;
  const marks: Mark[] = [];
  for (let at = -width; at < height + width; at += step) {
    for (const sign of [1, -1]) {
      const start = sign > 0 ? at - width * slope * 0.5 : at + width * slope * 0.5;
      marks.push({
        steps: [
          ['M', [0, start]],
          ['L', [width, start + sign * width * slope]],
        ],
        style: { stroke: '#FFFFFF', width: 1 },
        backdrop: true,
      });
    }
  }
  return marks.filter(({ steps }) => {
    const { top, bottom } = boundsOf([{ steps, style: {}, backdrop: true }]);
    return bottom > 0 && top < height;
  });
}

export function drawGround(width: number, height: number, fill: string): string {
  const ground: Mark = {
    steps: [['M', [0, 0]], ['L', [width, 0]], ['L', [width, height]], ['L', [0, height]], ['Z']],
    style: { fill },
    backdrop: true,
  };
  return paint([ground, ...grid(width, height)], { scale: 1, dx: 0, dy: 0 });
}
