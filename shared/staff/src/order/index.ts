export { moved } from './moved.ts';
export { useOrder } from './use-order.tsx';
