export { Price, type PriceProps, type PriceData } from './price.tsx';
