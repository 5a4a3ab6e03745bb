import { afterEach, beforeEach, jest } from '@jest/globals';

/** Fails a test on an unexpected console.error or console.warn, where React reports misuse. */
export function failOnConsole() {
  const spies = () => [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
  let active: ReturnType<typeof spies> = [];
  beforeEach(() => {
    active = spies();
    for (const spy of active) spy.mockImplementation(() => {});
  });
  afterEach(() => {
    const calls = active.flatMap((spy) => spy.mock.calls);
    for (const spy of active) spy.mockRestore();
    if (calls.length) throw new Error(`Unexpected console output:\n${calls.map((call) => call.join(' ')).join('\n')}`);
  });
}
