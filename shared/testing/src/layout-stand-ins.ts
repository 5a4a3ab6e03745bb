export function addLayoutStandIns() {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

  // Never reports an intersection.
  globalThis.IntersectionObserver ??= class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => [];
  };

  // A window that no query matches.
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
