import { isPlainClick } from '@site/ui/link';
import { formTarget, linkTarget } from './links.ts';
import type { Router } from './router.ts';

/**
 * Turns clicks on links into navigations without a page load, and GET forms such as the search likewise. Links are
 * plain `<a href>` on the whole site, so that they work before hydration, without scripts and inside HTML from the
 * server.
 */
export function followLinks(router: Router) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const target = linkTarget(router.routes, event.target);
    if (!target) return;
    event.preventDefault();
    void router.navigate(target.to, { replace: target.replace });
  });

  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const to = formTarget(router.routes, event.target, event.submitter);
    if (!to) return;
    event.preventDefault();
    void router.navigate(to);
  });
}
