import { useEffect } from 'react';
import { startCounter } from './counter.ts';

/** Counts pages and goals while `counter` is given; the caller passes undefined without the visitor's consent. */
export function useCounter(counter: number | undefined) {
  useEffect(() => (counter ? startCounter(counter) : undefined), [counter]);
}
