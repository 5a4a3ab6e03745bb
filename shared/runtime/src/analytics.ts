type Counter = (...args: unknown[]) => void;

declare global {
  interface Window {
    /** The analytics script's queue; there only after the visitor's consent. */
    ym?: Counter;
    ANALYTICS_ID?: number;
  }
}

export type Goal = 'add_to_cart' | 'order_sent' | 'price_request' | 'kp_sent' | 'partner_form' | 'training_signup';

export function hit(url: string, title: string, referer: string) {
  if (window.ANALYTICS_ID) window.ym?.(window.ANALYTICS_ID, 'hit', url, { title, referer });
}

export function reachGoal(goal: Goal, params?: Record<string, unknown>) {
  if (window.ANALYTICS_ID) window.ym?.(window.ANALYTICS_ID, 'reachGoal', goal, params);
}
