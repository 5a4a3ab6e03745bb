import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';

/* Fails a test on an unexpected console.error or console.warn. */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = (['error', 'warn'] as const).map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
});

afterEach(() => {
  const calls = spies.flatMap(({ mock }) => mock.calls);
  for (const spy of spies) spy.mockRestore();
  if (calls.length) throw new Error(`Unexpected console output:\n${calls.map((call) => call.join(' ')).join('\n')}`);
});
