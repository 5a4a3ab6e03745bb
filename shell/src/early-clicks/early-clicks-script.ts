/**
 * Records clicks on marked controls (`useEarlyClick`) before hydration. Each is acknowledged with `aria-busy`, stored
 * for the tab, including reloads, and left in `window.earlyClicks` for the components. After 20 s without scripts the
 * click goes to the browser: the form or link works without scripts, or the form shows its `data-late` notice. Clicks
 * with a modifier key are left to the browser. Enter in a form clicks the form's button. Counters of the header
 * include the queued clicks (`EarlyCount`).
 *
 * Other buttons are acknowledged too, and clicked once when React has taken over their element, which it marks with
 * properties of its own; React itself drops a click on a boundary without its code. Only clicks on marked controls are stored.
 *
 * Minified by hand, because every page contains it (at most 1.5 KB, checked by a test).
 */
export const earlyClicksScript = [
  '(()=>{let s,K="early-clicks",B="aria-busy",q=[],a=new Set,d=document,',
  'w=()=>{try{s.setItem(K,JSON.stringify(q))}catch{}},',
  'f=k=>[...d.querySelectorAll("[data-early]")].filter(b=>b.dataset.early==k),',
  'n=()=>d.querySelectorAll("[data-early-count]").forEach(e=>{let[k,t]=e.dataset.earlyCount.split(" "),o=0;',
  'q.map(c=>{c[0].split(" ")[0]==k&&(o+=c[1]?c[1]=="true"?-1:1:+c[2]||1)});',
  'e.textContent=o?(o+=+t)>99?"99+":o:""}),',
  'm=c=>{let[k]=c;n();f(k).map(b=>b.setAttribute(B,"true"));',
  'setTimeout(()=>{let l,b=f(k)[0],i=q.indexOf(c);if(!b||0>i)return;q.splice(i,1);w();a.add(k);',
  'l=b.form&&b.form.querySelector("[data-late]");if(l){f(k).map(b=>b.removeAttribute(B));l.hidden=!1}b.click()},2e4)};',
  'try{s=sessionStorage;q=JSON.parse(s.getItem(K))||q}catch{}',
  'window.earlyClicks={queue:q,alive:a,save:w};',
  'let h=b=>Object.keys(b).some(k=>/^__react/.test(k)),u=new Set,',
  'g=(b,n)=>{if(n&&b.isConnected&&!h(b))return setTimeout(()=>g(b,n-1),50);u.delete(b);b.removeAttribute(B);h(b)&&b.click()};',
  'd.addEventListener("click",e=>{let c,t=e.target,b=t.closest("[data-early]"),k=b&&b.dataset.early,',
  'p=b?0:t.closest("#root button[type=button]");',
  'if(p&&!h(p)){e.stopPropagation();u.has(p)||(u.add(p),p.setAttribute(B,"true"),g(p,400))}',
  'if(!b||a.has(k)||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;',
  'e.preventDefault();e.stopPropagation();',
  'q.some(o=>o[0]==k)||(q.push(c=[k,b.getAttribute("aria-pressed"),b.value||"",location.pathname,Date.now()]),w(),m(c))},!0);',
  'd.addEventListener("DOMContentLoaded",()=>q.map(m))})()',
].join('');
