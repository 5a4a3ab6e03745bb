export { PictureTiles } from './picture-tiles.tsx';
