export { Picture, type PictureProps, type PictureData } from './picture.tsx';
