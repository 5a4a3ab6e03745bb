const withoutHash = (url: string) => url.split('#', 1)[0];

/**
 * Whether the document was loaded for its current address. Back and forward between pages that were shown without a
 * page load change only the address, even after a reload and before the scripts run.
 */
export function isDocumentOfAddress(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || withoutHash(loaded.name) === withoutHash(location.href);
}
