export { ProductName } from './product-name.tsx';
