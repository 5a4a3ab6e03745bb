import { isPlainClick } from '@site/ui/link';
import { formTarget, linkTarget } from './links.ts';
import type { Router } from './start.ts';

/**
 * Links of the whole site are plain `<a href>`: they work before hydration, without scripts and inside HTML that came
 * from the server. Here a click on one (or Enter, which clicks) becomes a navigation without a page load, wherever the
 * link stands. The same goes for forms that only ask, such as the search.
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
