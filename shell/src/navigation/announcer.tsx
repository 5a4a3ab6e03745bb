import { VisuallyHidden } from '@site/ui/visually-hidden';

const ID = 'announcer';

/** Where screen readers hear which page has come: without a page load the browser itself says nothing. */
export const Announcer = () => <VisuallyHidden id={ID} role="status" />;

/** React renders the element empty and never touches what is said in it. */
export function announce(text: string) {
  const element = document.getElementById(ID);
  if (element) element.textContent = text;
}
