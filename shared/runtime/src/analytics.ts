declare global {
  interface Window {
    /** Global function of the analytics service; defined only after the visitor's consent. */
    ym?: (counter: number, action: string, ...details: unknown[]) => void;
  }
}

export type Goal = 'add_to_cart' | 'order_sent' | 'price_request' | 'kp_sent' | 'partner_form' | 'training_signup';

let counter: number | undefined;
/** The current page until it has been counted. */
let uncounted: [url: string, page: { title: string; referer: string }] | undefined;

function countPage() {
  if (!counter || !uncounted) return;
  window.ym?.(counter, 'hit', ...uncounted);
  uncounted = undefined;
}

export function hit(url: string, title: string, referer: string) {
  uncounted = [url, { title, referer }];
  countPage();
}

/** Sets the counter; `undefined` stops counting. Consent may come after the page has opened, or be withdrawn. */
export function countWith(id: number | undefined) {
  counter = id;
  countPage();
}

export function reachGoal(goal: Goal, params?: Record<string, unknown>) {
  if (counter) window.ym?.(counter, 'reachGoal', goal, params);
}
