export { BuyButton } from './buy-button.tsx';
export { CompareButton, WishButton, type ListButtonProps } from './list-buttons.tsx';
export { PriceRequestButton } from './price-request-button.tsx';
export { useSwappedControl } from './use-swapped-control.ts';
