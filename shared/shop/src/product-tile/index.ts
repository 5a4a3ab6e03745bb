export { ProductTile } from './product-tile.tsx';
