import { useEffect } from 'react';
import { startCounter } from './counter.ts';

/** Counts for as long as there is a counter to count with: one is configured, and the visitor agrees. */
export function useCounter(counter: number | undefined) {
  useEffect(() => (counter ? startCounter(counter) : undefined), [counter]);
}
