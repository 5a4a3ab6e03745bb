/** Header that makes calls a part of the document's trace. The host names it in `Server-Timing`, if it records that trace. */
export function traceOfPage(): { traceparent?: string } {
  const [navigation] = performance.getEntriesByType('navigation');
  // Browsers have server timings on https and localhost only.
  const timing = navigation?.serverTiming?.find(({ name }) => name === 'traceparent');
  return timing ? { traceparent: timing.description } : {};
}
