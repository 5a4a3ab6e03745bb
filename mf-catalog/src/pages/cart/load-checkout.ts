/** The order's form with its libraries; asked for when the visitor points at «Оформить заказ» already. */
export const loadCheckout = () => import('../../features/checkout/checkout-step.tsx');
