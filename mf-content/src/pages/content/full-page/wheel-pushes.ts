/** A wheel that has rested this long is pushed anew. */
const REST_MS = 200;
/** What an inertia is told by: the last events are weaker than those before. */
const KEPT = 40;
const LAST = 5;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Tells the pushes of a wheel or a touchpad from what runs on by itself: a touchpad sends events for a second after the
 * fingers have left it, each weaker than the last. A wheel that is turned on and on sends equal ones, and pushes.
 */
export function createWheelPushes() {
  let strengths: number[] = [];
  let last = -Infinity;
  return (delta: number, now: number): boolean => {
    if (now - last > REST_MS) strengths = [];
    last = now;
    strengths = [...strengths, Math.abs(delta)].slice(-KEPT);
    return mean(strengths.slice(-LAST)) >= mean(strengths);
  };
}
