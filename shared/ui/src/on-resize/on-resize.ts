/** Calls `act` at once and on every resize of the element; without ResizeObserver, on every resize of the window. */
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
