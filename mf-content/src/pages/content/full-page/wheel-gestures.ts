/** After a rest of this length, in ms, an event is a new push. */
const REST_MS = 200;
/** Events compared to detect inertia: the last ones are weaker than the earlier ones. */
const HISTORY = 40;
const RECENT = 5;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Distinguishes pushes of a wheel or a touchpad from inertia: a touchpad sends events for a second after the fingers
 * have left it, each weaker than the last. A wheel that is turned continuously sends equal ones, which are pushes.
 */
export function createWheelGestures() {
  let strengths: number[] = [];
  let last = -Infinity;
  return (delta: number, now: number): boolean => {
    if (now - last > REST_MS) strengths = [];
    last = now;
    strengths = [...strengths, Math.abs(delta)].slice(-HISTORY);
    return mean(strengths.slice(-RECENT)) >= mean(strengths);
  };
}
