/** Loads the checkout form with its libraries; preloaded when the visitor points at «Оформить заказ». */
export const loadCheckout = () => import('../../features/checkout/checkout-step.tsx');
