import { VisuallyHidden } from '@site/ui/visually-hidden';

const ID = 'announcer';

/** Live region that announces navigations to screen readers; the browser does so only for page loads. */
export const Announcer = () => <VisuallyHidden id={ID} role="status" />;

/** Sets the announced text directly; React renders the element empty and does not change its content. */
export function announce(text: string) {
  const element = document.getElementById(ID);
  if (element) element.textContent = text;
}
