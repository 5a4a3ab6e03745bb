/** Native disclosures used as menus. They close on a press or focus outside, and on Escape. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

export function closeMenus(except?: EventTarget | null) {
  for (const menu of openMenus()) if (!(except instanceof Node && menu.contains(except))) menu.open = false;
}

export function watchMenus() {
  document.addEventListener('pointerdown', ({ target }) => closeMenus(target));
  document.addEventListener('focusin', ({ target }) => closeMenus(target));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const focused = [...openMenus()].find((menu) => menu.contains(document.activeElement));
    closeMenus();
    focused?.querySelector('summary')?.focus();
  });
}
