export { moved } from './moved.ts';
export { type OrderButtons, useOrder } from './use-order.tsx';
