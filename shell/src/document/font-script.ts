/**
 * Applies the font if it has loaded before the first frame, or if an earlier page load has cached it. Requires the preload
 * link of the font above it. Without access to the storage, the page keeps its fallback.
 */
export const fontScript =
  ';try{((l,s=localStorage,u=()=>{document.documentElement.dataset.font=""})=>{' +
  'if(!l)return;if(s.font==l.href||performance.getEntriesByName(l.href)[0])return u();' +
  'let f=requestAnimationFrame(()=>f=0);l.onload=()=>{f&&u();s.font=l.href}' +
  '})(document.querySelector("link[as=font]"))}catch{}';
