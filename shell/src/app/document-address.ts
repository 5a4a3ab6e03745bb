const withoutHash = (url: string) => url.split('#', 1)[0];

/**
 * Whether the document is still the page of its address. Back and forward between pages that were shown without a page
 * load change the address alone, also after a reload and before the scripts have come.
 */
export function isDocumentOfAddress(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || withoutHash(loaded.name) === withoutHash(location.href);
}
