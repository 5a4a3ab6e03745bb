/**
 * Marks a page that was reloaded or reached by Back, where the browser restores the scroll position: lists lay out all their
 * items, because the position counts their heights. Navigations without a page load are marked by `useArrival`.
 */
export const restoredScript =
  ';performance.getEntriesByType("navigation")[0]?.type=="navigate"||(document.documentElement.dataset.restored="")';
