/**
 * Applies the font if it has loaded before the first paint, or if an earlier page load has cached it. Requires the
 * preload link of the font above it. Without access to the storage, the page keeps its fallback.
 */
export const fontScript =
  ';try{((l,s=localStorage,u=()=>{document.documentElement.dataset.font=""})=>{l&&(' +
  's.font==l.href||performance.getEntriesByName(l.href)[0]?u():' +
  'l.onload=()=>{performance.getEntriesByType("paint")[0]||u();s.font=l.href})' +
  '})(document.querySelector("link[as=font]"))}catch{}';
