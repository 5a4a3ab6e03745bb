import type { Shape, Tone } from '@site/kp-drawing/shapes';

const colour = (tone: Tone | undefined) => (tone ? `var(--plan-${tone})` : 'none');

export function ShapeView({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map((shape, index) => {
    if ('text' in shape) {
      const { text, x, y, size, anchor = 'start', bold, tone = 'ink' } = shape;
      return (
        <text
          key={index}
          {...{ x, y }}
          fontSize={size}
          textAnchor={anchor}
          fontWeight={bold ? 600 : 400}
          fill={colour(tone)}
        >
          {text}
        </text>
      );
    }
    const { d, fill, stroke, width, dash } = shape;
    return (
      <path
        key={index}
        d={d}
        fill={colour(fill)}
        stroke={colour(stroke)}
        strokeWidth={width}
        strokeDasharray={dash?.join(' ')}
      />
    );
  });
}
