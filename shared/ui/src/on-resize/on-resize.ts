/** Calls at once and whenever the element’s size changes; without ResizeObserver, when the window’s does. */
export function onResize(element: Element, act: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    act();
    window.addEventListener('resize', act);
    return () => window.removeEventListener('resize', act);
  }
  const observer = new ResizeObserver(act);
  observer.observe(element);
  return () => observer.disconnect();
}
